package harrier.instrument;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AnnotationNode;

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

  /** An annotation of a type that a handler of theirs catches. */
  private record Annotation(int typeRef, TypePath path, boolean visible, AnnotationNode node) {}

  private final boolean hasFrames;
  private final boolean hasConstants;
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
  private final List<Annotation> annotations = new ArrayList<>();

  /** Where the method begins, with what we add before its own first instruction. */
  private final Label begin = new Label();

  /** The first label behind that. */
  private Label first;

  /** Where a handler of theirs starts instead. */
  private final Map<Label, Label> earlier = new HashMap<>();

  public Hooked(MethodVisitor next, boolean hasFrames, int locals) {
    this(next, hasFrames, locals, true);
  }

  /**
   * @param hasConstants whether numbers may be constants of the class
   */
  Hooked(MethodVisitor next, boolean hasFrames, int locals, boolean hasConstants) {
    super(Opcodes.ASM9, next);
    this.hasFrames = hasFrames;
    this.hasConstants = hasConstants;
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
    super.visitLabel(begin);
    for (Map.Entry<Integer, Type> local : empty.entrySet()) {
      boolean isNumber = local.getValue().getSort() == Type.INT;
      mv.visitInsn(isNumber ? Opcodes.ICONST_0 : Opcodes.ACONST_NULL);
      mv.visitVarInsn(isNumber ? Opcodes.ISTORE : Opcodes.ASTORE, local.getKey());
    }
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

  /** Frame entries for the locals between the lasting ones and this one, and for it. */
  public Object[] upTo(int local, Object type) {
    Object[] entries = new Object[local - endOfLasting + 1];
    Arrays.fill(entries, Opcodes.TOP);
    entries[local - endOfLasting] = type;
    return entries;
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
      Object[] all = withLasting(locals, localCount);
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
    Object[] known = withLasting(locals.toArray(), locals.size());
    Object[] all = Arrays.copyOf(known, known.length + more.length);
    System.arraycopy(more, 0, all, known.length, more.length);
    mv.visitFrame(Opcodes.F_NEW, all.length, all, stack.size(), stack.toArray());
  }

  /** Locals of the method, then places nobody uses, then the lasting ones. */
  private Object[] withLasting(Object[] locals, int count) {
    int unused = firstLocal - count;
    for (int i = 0; i < count; i++) {
      unused -= locals[i] == Opcodes.LONG || locals[i] == Opcodes.DOUBLE ? 1 : 0;
    }
    Object[] all = new Object[count + unused + lasting.size()];
    System.arraycopy(locals, 0, all, 0, count);
    Arrays.fill(all, count, count + unused, Opcodes.TOP);
    for (int i = 0; i < lasting.size(); i++) {
      all[count + unused + i] = lasting.get(i);
    }
    return all;
  }

  /** Says that what comes next is the method's own code. */
  void bodyStarts() {
    first = new Label();
    super.visitLabel(first);
  }

  /** The method's first line and its parameters begin with what we add before them. */
  private Label orBegin(Label start) {
    return first != null && start.getOffset() == first.getOffset() ? begin : start;
  }

  @Override
  public void visitLineNumber(int line, Label start) {
    super.visitLineNumber(line, orBegin(start));
  }

  @Override
  public void visitLocalVariable(
      String name, String descriptor, String signature, Label start, Label end, int index) {
    super.visitLocalVariable(name, descriptor, signature, orBegin(start), end, index);
  }

  @Override
  public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
    theirs.add(new Handler(start, end, handler, type));
  }

  @Override
  public AnnotationVisitor visitTryCatchAnnotation(
      int typeRef, TypePath path, String descriptor, boolean visible) {
    AnnotationNode node = new AnnotationNode(descriptor);
    annotations.add(new Annotation(typeRef, path, visible, node));
    return node;
  }

  /**
   * Writes a hook that cannot throw, not even if there is no stack left to enter it: a compiler's
   * handler that exits a monitor covers itself, and would call the hook again for ever. What is
   * done instead must not need stack either, as even linking a field does.
   *
   * <p>The hook takes all there is on the stack. A frame follows it, so an instruction must be
   * next.
   *
   * @param locals the method's own
   * @param more frame entries for locals behind the lasting ones
   */
  public void guarded(Runnable hook, List<Object> locals, Object... more) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label after = new Label();
    visitLabel(start);
    hook.run();
    visitLabel(end);
    visitJumpInsn(Opcodes.GOTO, after);
    visitLabel(handler);
    frame(locals, List.of("java/lang/Throwable"), more);
    visitInsn(Opcodes.POP);
    visitLabel(after);
    frame(locals, List.of(), more);
    handleInside(start, end, handler);
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
    annotations.forEach(this::write);
    super.visitMaxs(maxStack, maxLocals);
  }

  private void write(Handler h) {
    Label start = h.type() == null ? earlier.getOrDefault(h.start(), h.start()) : h.start();
    mv.visitTryCatchBlock(start, h.end(), h.handler(), h.type());
  }

  /** Handlers inside come before theirs in the table, which annotations refer to by number. */
  private void write(Annotation a) {
    int number = new TypeReference(a.typeRef()).getTryCatchBlockIndex() + inner.size();
    int typeRef = TypeReference.newTryCatchReference(number).getValue();
    AnnotationVisitor out =
        mv.visitTryCatchAnnotation(typeRef, a.path(), a.node().desc, a.visible());
    if (out != null) {
      a.node().accept(out);
    }
  }

  // … -> … value
  void push(int value) {
    if (value >= -1 && value <= 5) {
      mv.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value == (short) value) {
      mv.visitIntInsn(value == (byte) value ? Opcodes.BIPUSH : Opcodes.SIPUSH, value);
    } else if (hasConstants) {
      mv.visitLdcInsn(value);
    } else {
      push(value >> 15); // … high
      mv.visitIntInsn(Opcodes.BIPUSH, 15); // … high 15
      mv.visitInsn(Opcodes.ISHL); // … high
      push(value & 0x7fff); // … high low
      mv.visitInsn(Opcodes.IOR); // … value
    }
  }
}
