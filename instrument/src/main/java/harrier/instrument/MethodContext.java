package harrier.instrument;

import harrier.hook.ObjectCall;
import harrier.instrument.MethodCode.FieldUse;
import harrier.shadow.Site;
import harrier.tool.Optimization;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;
import org.objectweb.asm.tree.FieldInsnNode;

/**
 * What the steps of one method's rewriting share: where they are, and how to call a hook.
 *
 * <p>Hooks are emitted straight to {@link Hooked}, past the other steps.
 */
final class MethodContext {
  static final Type SHADOW_THREAD = Type.getObjectType("harrier/shadow/ShadowThread");

  /** HotSpot compiles no method of more than 8000 bytes, and prefers small ones. */
  private static final int MOST_BYTES_WITH_BRANCHES = 1500;

  private static final String CURRENT = "()" + SHADOW_THREAD.getDescriptor();

  final ClassOutline owner;
  final Layout layout;
  private final Numbers numbers;
  private final HookNames hookNames;
  final String source;
  final int access;
  final String name;
  final String descriptor;
  final Hooked out;

  /** How long the method's own code is. */
  private final int bytes;

  /** Follows the types on the stack; null for class files without frames. */
  private AnalyzerAdapter types;

  /** The local that holds the current thread's shadow, or -1. */
  private int thread = -1;

  private int line = -1;

  private int siteGiven = -1;
  private boolean isCheckedLater;

  /** Calls of the method itself seen so far. */
  private int calls;

  /** Objects that are made but whose constructors are not called yet; without jumps in between. */
  private int unmade;

  /** Whether a constructor is past super(), in the order of the code. */
  private boolean isPastSuper;

  MethodContext(
      ClassOutline owner,
      Layout layout,
      Numbers numbers,
      String source,
      int access,
      String name,
      String descriptor,
      int bytes,
      Hooked out) {
    this.owner = owner;
    this.layout = layout;
    this.numbers = numbers;
    hookNames = HookNames.in(numbers.hooks());
    this.source = source;
    this.access = access;
    this.name = name;
    this.descriptor = descriptor;
    this.bytes = bytes;
    this.out = out;
  }

  /** The same place in the source, for code that goes elsewhere, to a static method. */
  MethodContext elsewhere(String otherDescriptor, Hooked other) {
    MethodContext context =
        new MethodContext(
            owner, layout, numbers, source, Opcodes.ACC_STATIC, name, otherDescriptor, 0, other);
    context.atLine(line);
    return context;
  }

  void follow(AnalyzerAdapter analyzer) {
    types = analyzer;
  }

  boolean isStatic() {
    return (access & Opcodes.ACC_STATIC) != 0;
  }

  boolean isConstructor() {
    return name.equals("<init>");
  }

  void atLine(int number) {
    line = number;
  }

  /** The number of the call that is being visited, from 0. */
  int call() {
    return calls - 1;
  }

  int line() {
    return line;
  }

  /** The classes' binary name, for sites. */
  static String binary(String internalName) {
    return internalName.replace('/', '.');
  }

  int site(Site.Op op) {
    return numbers.ofSite(name, source, line, op, null, null, null);
  }

  int site(Site.Op op, String fieldOwner, String field, String fieldDescriptor) {
    return numbers.ofSite(name, source, line, op, fieldOwner, field, fieldDescriptor);
  }

  /** Gives the site of an access to a field out before the access is come to. */
  int siteAhead(FieldUse use) {
    FieldInsnNode field = use.instruction();
    Site.Op op = use.isWrite() ? Site.Op.WRITE : Site.Op.READ;
    return numbers.ofSite(name, source, use.line(), op, field.owner, field.name, field.desc);
  }

  /** The next access to a field has a site already; -1 if it has not. */
  void atSite(int site) {
    siteGiven = site;
  }

  int siteOfField(Site.Op op, String fieldOwner, String field, String fieldDescriptor) {
    return siteGiven >= 0 ? siteGiven : site(op, fieldOwner, field, fieldDescriptor);
  }

  /** Says whether the next access to a field is checked later. */
  void checkLater(boolean later) {
    isCheckedLater = later;
  }

  private int guard = -1;

  boolean isCheckedLater() {
    return isCheckedLater;
  }

  /** The next access is checked only if a local is zero; always if that is -1. */
  void guardedBy(int local) {
    guard = local;
  }

  boolean isGuarded() {
    return guard >= 0;
  }

  /** Leads to a label if the access is not to be checked now. */
  void skipIfGuarded(Label past) {
    if (guard >= 0) {
      out.visitVarInsn(Opcodes.ILOAD, guard);
      out.visitJumpInsn(Opcodes.IFNE, past);
    }
  }

  /** A call on an object of the JDK, by the class it names. */
  int objectCall(String callOwner, ObjectCall.Form form) {
    return numbers.ofCall(name, source, line, callOwner, form);
  }

  /**
   * Fetches the current thread's shadow once, into a local, at the start of the method.
   *
   * <p>The branch is the method's own, so that the compiler leaves out what is never taken: a call
   * there would have it look up the shadow anew in each method that it inlines.
   */
  void keepThread() {
    if (mayBranch()) {
      Label known = new Label();
      call("Threads", "known", CURRENT); // t
      out.visitInsn(Opcodes.DUP); // t t
      out.visitJumpInsn(Opcodes.IFNONNULL, known); // t
      out.visitInsn(Opcodes.POP);
      fetchThread(); // t
      out.visitLabel(known);
      if (owner.hasFrames()) {
        out.frame(locals(), List.of(SHADOW_THREAD.getInternalName()));
      }
    } else {
      fetchThread(); // t
    }
    thread = out.newLastingLocal(SHADOW_THREAD);
    out.visitVarInsn(Opcodes.ASTORE, thread);
  }

  // … -> … t
  void loadThread() {
    if (thread >= 0) {
      out.visitVarInsn(Opcodes.ALOAD, thread);
    } else {
      fetchThread();
    }
  }

  private void fetchThread() {
    call("Threads", "current", CURRENT);
  }

  /** Calls a hook with what is on the stack, then the site and the thread. */
  void hook(String hooks, String method, String parameters, int site) {
    out.push(site);
    loadThread();
    call(hooks, method, HookNames.descriptor(parameters));
  }

  /** Calls a hook that answers yes or no. */
  void test(String hooks, String method, String parameters, int site) {
    out.push(site);
    loadThread();
    call(hooks, method, "(" + parameters + "I" + SHADOW_THREAD.getDescriptor() + ")Z");
  }

  /** Whether a branch may be added here: the method stays small, and a frame can be written. */
  boolean mayBranch() {
    return Optimization.BRANCHES.isOn()
        && bytes <= MOST_BYTES_WITH_BRANCHES
        && (knowsTypes() || !owner.hasFrames());
  }

  /**
   * Writes a frame for a place behind an instruction that took some slots off the stack and put the
   * given value there, with an object above it and more.
   *
   * @param value its type as frames write it, or null for none
   */
  void frame(int taken, Object value, Object... more) {
    if (!owner.hasFrames()) {
      return;
    }
    List<Object> stack = Hooked.merged(types.stack.subList(0, types.stack.size() - taken));
    if (value != null) {
      stack.add(value);
    }
    stack.add("java/lang/Object");
    stack.addAll(List.of(more));
    out.frame(locals(), stack);
  }

  void call(String hooks, String method, String descriptor) {
    out.visitMethodInsn(Opcodes.INVOKESTATIC, hookNames.type(hooks), method, descriptor, false);
  }

  /** A handle that leads to a hook. */
  Handle handle(String hooks, String method, String descriptor) {
    return new Handle(Opcodes.H_INVOKESTATIC, hookNames.type(hooks), method, descriptor, false);
  }

  // … -> … class
  void loadOwnClass() {
    out.visitLdcInsn(Type.getObjectType(owner.name));
  }

  // Types.

  /** Whether the code here can be reached, as far as is known. */
  boolean isReachable() {
    return types == null || types.locals != null;
  }

  boolean knowsTypes() {
    return types != null && types.locals != null;
  }

  List<Object> locals() {
    return Hooked.merged(types.locals);
  }

  /** The type of the elements of the array below the index on top, as frames write it. */
  Object component() {
    Object array = knowsTypes() ? types.stack.get(types.stack.size() - 2) : Opcodes.NULL;
    if (array instanceof String type && type.startsWith("[")) {
      return Hooked.frameType(Type.getType(type.substring(1)));
    }
    return array == Opcodes.NULL ? array : "java/lang/Object";
  }

  List<Object> stack() {
    return Hooked.merged(types.stack);
  }

  /** Whether the first local is the object itself, as far as is known. */
  boolean holdsThis() {
    return types == null
        || types.locals != null
            && !types.locals.isEmpty() // a frame may have none
            && owner.name.equals(types.locals.get(0));
  }

  /** Whether a field of {@code this} is set before super(): nothing can be done with it then. */
  boolean isBeforeSuper(String fieldOwner, boolean isWide) {
    return knowsTypes()
        ? isUninitializedThis(isWide ? 2 : 1)
        : fieldOwner.equals(owner.name) && mayBeBeforeSuper();
  }

  /** Whether the reference {@code depth} slots below the top is {@code this} before super(). */
  boolean isUninitializedThis(int depth) {
    if (types == null || types.stack == null) {
      return false;
    }
    int at = types.stack.size() - 1 - depth;
    return at >= 0 && types.stack.get(at) == Opcodes.UNINITIALIZED_THIS;
  }

  /** Whether the code here may be that of a constructor before super(). */
  boolean mayBeBeforeSuper() {
    return isConstructor() && !isPastSuper;
  }

  /** Whether the object that a constructor is called on is on the stack once more below. */
  boolean isKeptBelow(int depth) {
    if (types == null || types.stack == null) {
      return false;
    }
    int at = types.stack.size() - 1 - depth;
    return at >= 1
        && types.stack.get(at) instanceof Label
        && types.stack.get(at) == types.stack.get(at - 1);
  }

  /** A step that only keeps the context informed. */
  MethodVisitor informed(MethodVisitor next) {
    return new MethodVisitor(Opcodes.ASM9, next) {
      @Override
      public void visitLineNumber(int number, Label start) {
        atLine(number);
        super.visitLineNumber(number, start);
      }

      @Override
      public void visitTypeInsn(int opcode, String type) {
        unmade += opcode == Opcodes.NEW ? 1 : 0;
        super.visitTypeInsn(opcode, type);
      }

      @Override
      public void visitMethodInsn(
          int opcode, String callee, String method, String type, boolean isInterface) {
        calls++;
        super.visitMethodInsn(opcode, callee, method, type, isInterface);
        if (method.equals("<init>")) {
          isPastSuper |= unmade == 0;
          unmade = Math.max(0, unmade - 1);
        }
      }
    };
  }
}
