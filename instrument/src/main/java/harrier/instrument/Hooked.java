package harrier.instrument;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method that gets additions: locals behind its own, exception handlers inside and around its
 * own.
 *
 * <p>The last step of a method's rewriting. Locals of the method keep their numbers, so messages
 * that name them stay the same; frames learn of the new ones. Handlers are written at the end,
 * because their order in the table says which is the innermost.
 */
public class Hooked extends MethodVisitor {
  /** A row of the exception table. */
  private record Handler(Label start, Label end, Label handler, String type) {}

  private final boolean hasFrames;
  private final int firstLocal;
  private int nextLocal;

  /** Types of the locals that hold throughout the method, as frames write them. */
  private final List<Object> lasting = new ArrayList<>();

  private int endOfLasting;

  /** The lasting locals that are set at the start of the code. */
  private final Map<Integer, Type> empty = new TreeMap<>();

  private final List<Handler> inner = new ArrayList<>();
  private final List<Handler> theirs = new ArrayList<>();
  private final List<Handler> outer = new ArrayList<>();

  /** Where a handler of theirs starts instead. */
  private final Map<Label, Label> earlier = new HashMap<>();

  public Hooked(MethodVisitor next, boolean hasFrames, int locals) {
    super(Opcodes.ASM9, next);
    this.hasFrames = hasFrames;
    firstLocal = locals;
    nextLocal = locals;
    endOfLasting = locals;
  }

  /** A local that is set at the start of the method and holds until its end. */
  public int newLastingLocal(Type type) {
    lasting.add(frameType(type));
    int local = newLocal(type);
    endOfLasting = nextLocal;
    return local;
  }

  /**
   * The same, which starts as null or zero. To be asked for before the code is visited, so that all
   * of the method finds it set.
   */
  public int newEmptyLocal(Type type) {
    int local = newLastingLocal(type);
    empty.put(local, type);
    return local;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    empty.forEach(
        (local, type) -> {
          boolean isNumber = type.getSort() == Type.INT;
          mv.visitInsn(isNumber ? Opcodes.ICONST_0 : Opcodes.ACONST_NULL);
          mv.visitVarInsn(isNumber ? Opcodes.ISTORE : Opcodes.ASTORE, local);
        });
  }

  /** The first local behind the lasting ones. */
  public int endOfLasting() {
    return endOfLasting;
  }

  /** A local for a moment: no frame knows it unless {@link #frame} is told. */
  public int newLocal(Type type) {
    int local = nextLocal;
    nextLocal += type.getSize();
    return local;
  }

  /** A type as frames write it. */
  public static Object frameType(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> Opcodes.INTEGER;
      case Type.FLOAT -> Opcodes.FLOAT;
      case Type.LONG -> Opcodes.LONG;
      case Type.DOUBLE -> Opcodes.DOUBLE;
      case Type.ARRAY -> type.getDescriptor();
      default -> type.getInternalName();
    };
  }

  /** The analyzer has two entries for a long or double; frames have one. */
  public static List<Object> merged(List<Object> slots) {
    List<Object> all = new ArrayList<>(slots.size());
    for (int i = 0; i < slots.size(); i++) {
      Object slot = slots.get(i);
      all.add(slot);
      if (slot == Opcodes.LONG || slot == Opcodes.DOUBLE) {
        i++;
      }
    }
    return all;
  }

  @Override
  public void visitFrame(
      int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
    if (lasting.isEmpty()) {
      super.visitFrame(type, localCount, locals, stackCount, stack);
    } else {
      Object[] all = withLasting(Arrays.asList(locals).subList(0, localCount));
      super.visitFrame(Opcodes.F_NEW, all.length, all, stackCount, stack);
    }
  }

  /**
   * Writes a frame with the given locals of the method, our lasting ones, and those in addition.
   */
  public void frame(List<Object> locals, List<Object> stack, Object... more) {
    if (!hasFrames) {
      return;
    }
    List<Object> all = new ArrayList<>(Arrays.asList(withLasting(locals)));
    all.addAll(Arrays.asList(more));
    mv.visitFrame(Opcodes.F_NEW, all.size(), all.toArray(), stack.size(), stack.toArray());
  }

  private Object[] withLasting(List<Object> locals) {
    List<Object> all = new ArrayList<>(locals);
    int slots = 0;
    for (Object local : locals) {
      slots += local == Opcodes.LONG || local == Opcodes.DOUBLE ? 2 : 1;
    }
    for (; slots < firstLocal; slots++) {
      all.add(Opcodes.TOP);
    }
    all.addAll(lasting);
    return all.toArray();
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
    theirs.add(new Handler(start, end, handler, type));
  }

  /** A handler inside all handlers of the method. */
  public void handleInside(Label start, Label end, Label handler) {
    inner.add(new Handler(start, end, handler, null));
  }

  /** A handler around all handlers of the method. */
  public void handleOutside(Label start, Label end, Label handler) {
    outer.add(new Handler(start, end, handler, null));
  }

  /** Lets the method's catch-all handlers that start at {@code start} begin earlier. */
  public void startEarlier(Label start, Label instead) {
    earlier.put(start, instead);
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    inner.forEach(this::write);
    theirs.forEach(this::write);
    outer.forEach(this::write);
    super.visitMaxs(maxStack, maxLocals);
  }

  private void write(Handler h) {
    Label start = h.type() == null ? earlier.getOrDefault(h.start(), h.start()) : h.start();
    mv.visitTryCatchBlock(start, h.end(), h.handler(), h.type());
  }

  void push(int value) {
    if (value >= -1 && value <= 5) {
      mv.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value == (short) value) {
      mv.visitIntInsn(value == (byte) value ? Opcodes.BIPUSH : Opcodes.SIPUSH, value);
    } else {
      mv.visitLdcInsn(value);
    }
  }
}
