package harrier.instrument;

import harrier.instrument.model.ObjectModels;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Finds the arrays and the objects of the JDK that never leave the method which makes them: no
 * other thread can access those, so accesses to them and calls on them need no hook.
 */
final class LocalObjects {
  /** What is known of the object that a method is called on. */
  enum Receiver {
    /** Others may know it. */
    SHARED,
    /** Made here and known only here. */
    LOCAL,
    /** A cursor known only here, through something that others may know. */
    LOCAL_CURSOR
  }

  /** Methods for which frames would take more values than these are not looked into. */
  private static final int MOST_VALUES = 1 << 20;

  /**
   * What is known of a method.
   *
   * @param receivers what each call in it, in their order, is made on
   * @param lent for each call, the arguments that are local arrays, as bits, counted from 1
   * @param elements the instructions, by number, that access elements of local arrays
   * @param hasOtherElements whether there are others that access elements
   */
  private record Known(
      Receiver[] receivers, int[] lent, BitSet elements, boolean hasOtherElements) {}

  private static final Known NOTHING = new Known(new Receiver[0], new int[0], new BitSet(), true);

  private final Map<String, Known> byMethod = new HashMap<>();

  private LocalObjects() {}

  /** Where nothing is known. */
  static LocalObjects none() {
    return new LocalObjects();
  }

  /**
   * Looks into some of a class's methods, given by name and descriptor.
   *
   * @param models null if only arrays count
   */
  static LocalObjects in(
      ClassReader reader, ObjectModels models, boolean withArrays, Set<String> methods) {
    LocalObjects all = new LocalObjects();
    SomeMethods.show(
        reader,
        methods,
        ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES,
        method -> {
          int values = method.maxLocals + method.maxStack;
          if ((long) method.instructions.size() * values <= MOST_VALUES) {
            all.analyze(reader.getClassName(), method, new LocalObjectFlow(models, withArrays));
          }
        });
    return all;
  }

  private void analyze(String owner, MethodNode method, LocalObjectFlow flow) {
    try {
      new Analyzer<>(flow).analyze(owner, method);
    } catch (AnalyzerException strangeCode) {
      return; // nothing is known then
    }
    List<Receiver> receivers = new ArrayList<>();
    List<Integer> lent = new ArrayList<>();
    BitSet elements = new BitSet();
    boolean hasOtherElements = false;
    int number = 0;
    for (AbstractInsnNode each : method.instructions) {
      int opcode = each.getOpcode();
      if (each instanceof MethodInsnNode call) {
        receivers.add(opcode == Opcodes.INVOKESTATIC ? Receiver.SHARED : flow.receiverOf(call));
        lent.add(flow.localArrays(call));
      } else if (ArrayAccess.isRead(opcode) || ArrayAccess.isWrite(opcode)) {
        boolean isLocal = flow.isLocal(each);
        elements.set(number, isLocal);
        hasOtherElements |= !isLocal;
      }
      number += opcode >= 0 ? 1 : 0;
    }
    byMethod.put(
        method.name + method.desc,
        new Known(
            receivers.toArray(new Receiver[0]),
            lent.stream().mapToInt(bits -> bits).toArray(),
            elements,
            hasOtherElements));
  }

  /** What a method's call number {@code index}, from 0, is made on. */
  Receiver receiver(String method, int index) {
    Known known = byMethod.get(method);
    return known == null ? Receiver.SHARED : known.receivers[index];
  }

  /** The arguments of such a call that are local arrays, as bits, counted from 1. */
  int lentArrays(String method, int index) {
    Known known = byMethod.get(method);
    return known == null ? 0 : known.lent[index];
  }

  /** The instructions of a method, by number, that access elements of local arrays. */
  BitSet elements(String method) {
    return byMethod.getOrDefault(method, NOTHING).elements;
  }

  /** Whether a method accesses elements of no other arrays. */
  boolean haveAllElements(String method) {
    return !byMethod.getOrDefault(method, NOTHING).hasOtherElements;
  }
}
