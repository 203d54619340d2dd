package harrier.instrument;

import harrier.shadow.Site.Op;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits hooks around calls that access variables through VarHandles, method handles, field
 * updaters, reflection and Unsafe.
 *
 * <p>The arguments are kept in locals and put back, above a receiver that stays where it is: so the
 * call and its exceptions are the target's own.
 */
final class HandleInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final Type OBJECT_TYPE = Type.getType(OBJECT);
  private static final String HOOKS = "HandleHooks";

  private static final String UNSAFE = "sun/misc/Unsafe";
  private static final String METHOD_HANDLE = "Ljava/lang/invoke/MethodHandle;";

  /** Methods of a method handle after which nobody sees what its arguments are. */
  private static final Set<String> ADAPTING =
      Set.of(
          "invokeWithArguments", "asSpreader", "asCollector", "withVarargs", "asVarargsCollector");

  /** Classes with fences. */
  private static final Set<String> FENCED = Set.of("java/lang/invoke/VarHandle", UNSAFE);

  /** Copies bytes from one array to another. */
  private static final String COPYING = "copyMemory(" + OBJECT + "J" + OBJECT + "JJ)V";

  /** Sets bytes of an array. */
  private static final String SETTING = "setMemory(" + OBJECT + "JJB)V";

  /** What the hooks are told first: handle, object, index or offset. */
  private static final String VARIABLE = OBJECT + OBJECT + "J";

  private final MethodContext context;
  private final boolean checked;

  /** Whether a call can be of interest. */
  static boolean mayWatch(String owner, String name, String descriptor) {
    return owner.equals("java/lang/invoke/VarHandle") && name.startsWith("withInvoke")
        || owner.equals("java/lang/invoke/MethodHandle") && ADAPTING.contains(name)
        || FENCED.contains(owner) && name.endsWith("Fence")
        || isBulk(owner, name + descriptor)
        || HandleCall.of(owner, name, descriptor) != null;
  }

  private static boolean isBulk(String owner, String method) {
    return owner.equals(UNSAFE) && (method.equals(COPYING) || method.equals(SETTING));
  }

  HandleInstrumenter(MethodVisitor next, MethodContext context, boolean checked) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.checked = checked;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    HandleCall call = HandleCall.of(owner, name, descriptor);
    if (call != null) {
      new Around(call, descriptor).emit(opcode, owner, name);
    } else if (owner.equals("java/lang/invoke/VarHandle") && name.startsWith("withInvoke")) {
      deriving(opcode, owner, name, descriptor);
    } else if (owner.equals("java/lang/invoke/MethodHandle") && ADAPTING.contains(name)) {
      adapting(opcode, owner, name, descriptor);
    } else if (FENCED.contains(owner) && name.endsWith("Fence") && descriptor.equals("()V")) {
      fence(name);
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    } else if (checked && isBulk(owner, name + descriptor)) {
      bulk(opcode, owner, name, descriptor);
    } else {
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }

  // … handle -> … other
  private void deriving(int opcode, String owner, String name, String descriptor) {
    mv.visitInsn(Opcodes.DUP); // … handle handle
    super.visitMethodInsn(opcode, owner, name, descriptor, false); // … handle other
    mv.visitInsn(Opcodes.DUP_X1); // … other handle other
    mv.visitInsn(Opcodes.SWAP); // … other other handle
    context.call("ModelHooks", "derived", "(" + OBJECT + OBJECT + ")V"); // … other
  }

  private void fence(String name) {
    boolean isFull = name.equals("fullFence");
    context.out.push(isFull || name.equals("acquireFence") || name.startsWith("load") ? 1 : 0);
    context.out.push(isFull || name.equals("releaseFence") || name.startsWith("store") ? 1 : 0);
    context.hook(HOOKS, "fence", "ZZ", context.site(Op.CALL));
  }

  // … handle arguments -> … answer
  private void adapting(int opcode, String owner, String name, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int[] locals = keep(types);
    context.call("ModelHooks", "watched", "(" + METHOD_HANDLE + ")" + METHOD_HANDLE); // … handle
    putBack(types, locals);
    call(opcode, owner, name, descriptor); // … answer
  }

  // … unsafe arguments -> …
  private void bulk(int opcode, String owner, String name, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int[] locals = keep(types);
    putBack(types, locals);
    call(opcode, owner, name, descriptor);
    if (name.equals("copyMemory")) {
      memory(locals[0], locals[1], locals[4], Op.READ);
      memory(locals[2], locals[3], locals[4], Op.WRITE);
    } else {
      memory(locals[0], locals[1], locals[2], Op.WRITE);
    }
  }

  private void memory(int array, int offset, int bytes, Op op) {
    context.out.visitVarInsn(Opcodes.ALOAD, array);
    context.out.visitVarInsn(Opcodes.LLOAD, offset);
    context.out.visitVarInsn(Opcodes.LLOAD, bytes);
    context.out.push(op == Op.WRITE ? 1 : 0);
    context.hook(HOOKS, "memory", OBJECT + "JJZ", context.site(op));
  }

  // … arguments -> …
  private int[] keep(Type[] types) {
    int[] locals = new int[types.length];
    for (int i = types.length - 1; i >= 0; i--) {
      locals[i] = context.out.newLocal(types[i]);
      context.out.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), locals[i]);
    }
    return locals;
  }

  // … -> … arguments
  private void putBack(Type[] types, int[] locals) {
    for (int i = 0; i < types.length; i++) {
      context.out.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), locals[i]);
    }
  }

  private void call(int opcode, String owner, String name, String descriptor) {
    boolean isInterface = opcode == Opcodes.INVOKEINTERFACE;
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
  }

  /** One call. */
  private final class Around {
    private final HandleCall call;
    private final String descriptor;
    private final Hooked out = context.out;
    private final Type[] types;
    private final Type answer;
    private int[] arguments;

    /** What the method is called on, in a local, if it tells the variable; or -1. */
    private int receiver = -1;

    /** The position, in a local, if only the handle knows it; or -1. */
    private int place = -1;

    Around(HandleCall call, String descriptor) {
      this.call = call;
      this.descriptor = descriptor;
      types = Type.getArgumentTypes(descriptor);
      answer = Type.getReturnType(descriptor);
    }

    // … handle arguments -> … answer
    void emit(int opcode, String owner, String name) {
      int read = checked ? context.site(Op.READ) : 0;
      int write = checked && mayWrite() ? context.site(Op.WRITE) : read;
      arguments = keep(types); // … handle
      keepReceiver();
      keepPlace();
      if (mayPublish()) {
        before(write);
      }
      putBack(types, arguments); // … handle arguments
      call(opcode, owner, name, descriptor); // … answer
      if (call.mode() == null) {
        afterInvoke(read, write);
      } else {
        after(read, write);
      }
    }

    private boolean mayWrite() {
      return call.mode() == null || call.mode().writes();
    }

    private boolean mayPublish() {
      return mayWrite() && (call.mode() == null || call.mode().mayPublish());
    }

    private void keepReceiver() {
      if (call.hasHandle() || call.base() == HandleCall.RECEIVER) {
        receiver = out.newLocal(OBJECT_TYPE);
        out.visitInsn(Opcodes.DUP);
        out.visitVarInsn(Opcodes.ASTORE, receiver);
      }
    }

    private void load(int argument) {
      out.visitVarInsn(types[argument].getOpcode(Opcodes.ILOAD), arguments[argument]);
    }

    // … -> … handle object position
    private void loadVariable() {
      if (call.bytes() > 0) {
        out.push(call.bytes());
        out.visitMethodInsn(
            Opcodes.INVOKESTATIC, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", false);
      } else {
        loadOrNull(receiver);
      }
      if (call.base() == HandleCall.RECEIVER) {
        loadOrNull(receiver);
      } else {
        loadOrNull(call.base() < 0 ? -1 : arguments[call.base()]);
      }
      loadPosition();
    }

    // … -> … position
    private void loadPosition() {
      if (place >= 0) {
        out.visitVarInsn(Opcodes.LLOAD, place);
        return;
      }
      if (call.position() < 0) {
        out.visitInsn(Opcodes.LCONST_0);
        return;
      }
      loadNumber(call.position());
      if (call.isScaled()) {
        out.push(call.bytes());
        out.visitInsn(Opcodes.I2L);
        out.visitInsn(Opcodes.LMUL);
      }
    }

    /** Only the handle knows what its numbers mean together. */
    private void keepPlace() {
      if (call.positions() == 0) {
        return;
      }
      for (int i = 0; i < call.positions(); i++) {
        loadOrNull(receiver);
        out.push(i);
        loadNumber(call.position() + i);
        context.call(HOOKS, "place", "(" + OBJECT + "IJ)J"); // … position
        if (i > 0) {
          out.visitInsn(Opcodes.LADD);
        }
      }
      place = out.newLocal(Type.LONG_TYPE);
      out.visitVarInsn(Opcodes.LSTORE, place);
    }

    // … -> … number
    private void loadNumber(int argument) {
      load(argument);
      if (types[argument].getSize() == 1) {
        out.visitInsn(Opcodes.I2L);
      }
    }

    private void loadOrNull(int local) {
      if (local < 0) {
        out.visitInsn(Opcodes.ACONST_NULL);
      } else {
        out.visitVarInsn(Opcodes.ALOAD, local);
      }
    }

    private void before(int site) {
      loadVariable();
      if (call.mode() == null) {
        context.hook(HOOKS, "beforeInvoke", VARIABLE, site);
      } else {
        out.push(call.mode().ordinal());
        context.hook(HOOKS, "before", VARIABLE + "I", site);
      }
    }

    private void afterInvoke(int read, int write) {
      loadVariable();
      out.push(read);
      context.hook(HOOKS, "afterInvoke", VARIABLE + "I", write);
    }

    private void after(int read, int write) {
      int done = keepDone();
      loadVariable();
      if (done < 0) {
        out.visitInsn(Opcodes.ICONST_1);
      } else {
        out.visitVarInsn(Opcodes.ILOAD, done);
      }
      out.push(call.mode().ordinal());
      out.push(read);
      context.hook(HOOKS, "after", VARIABLE + "ZII", write);
    }

    /** Whether the access is done, in a local; -1 if there is no doubt. */
    private int keepDone() {
      if (call.answersDone() && answer.equals(Type.BOOLEAN_TYPE)) {
        out.visitInsn(Opcodes.DUP); // … answer answer
      } else if (call.expected() >= 0 && comparable() != null) {
        out.visitInsn(answer.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP); // … answer answer
        load(call.expected()); // … answer answer expected
        String type = comparable();
        context.call(HOOKS, "found", "(" + type + type + ")Z"); // … answer done
      } else {
        return -1;
      }
      int done = out.newLocal(Type.BOOLEAN_TYPE);
      out.visitVarInsn(Opcodes.ISTORE, done); // … answer
      return done;
    }

    /** The type in which answer and expected value can be compared, or null. */
    private String comparable() {
      String answered = comparable(answer);
      return comparable(types[call.expected()]).equals(answered) ? answered : null;
    }

    private static String comparable(Type type) {
      return switch (type.getSort()) {
        case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> "I";
        case Type.LONG, Type.FLOAT, Type.DOUBLE, Type.VOID -> type.getDescriptor();
        default -> OBJECT;
      };
    }
  }
}
