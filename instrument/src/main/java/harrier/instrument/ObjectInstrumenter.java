package harrier.instrument;

import harrier.hook.ObjectCall;
import harrier.hook.ObjectEffect.Extent;
import harrier.instrument.LocalObjects.Receiver;
import harrier.instrument.model.ObjectModels;
import harrier.shadow.Site.Op;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits hooks before calls on objects of the JDK that are not thread-safe, and where such objects
 * are made.
 *
 * <p>The receiver stays on the stack, arguments above it are put aside: so the target's own
 * exceptions stay as they are.
 */
final class ObjectInstrumenter extends MethodVisitor {
  private static final String OBJECT = "Ljava/lang/Object;";

  private final MethodContext context;
  private final ObjectModels models;

  /** Locals for arguments put aside, one slot each or two, used again by the next call. */
  private final List<Integer> single = new ArrayList<>();

  private final List<Integer> twofold = new ArrayList<>();

  private final LocalObjects locals;

  ObjectInstrumenter(
      MethodVisitor next, MethodContext context, ObjectModels models, LocalObjects locals) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.models = models;
    this.locals = locals;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    String method = context.name + context.descriptor;
    Receiver receiver = locals.receiver(method, context.call());
    boolean isMade = false;
    if (context.isReachable()) {
      ObjectModels.Use use =
          without(
              locals.lentArrays(method, context.call()),
              models.use(opcode, owner, name, descriptor));
      boolean isLocal = receiver == Receiver.LOCAL && use != null && use.fixed() == null;
      if (use != null && (!isLocal || use.arguments() != 0)) {
        watch(use, opcode, owner, name, descriptor, receiver);
      }
      isMade =
          name.equals("<init>")
              && receiver != Receiver.LOCAL
              && models.isVariable(owner)
              && context.isKeptBelow(argumentSlots(descriptor));
    }
    super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    if (isMade) {
      context.out.visitInsn(Opcodes.DUP); // … object object
      context.hook("ObjectHooks", "made", OBJECT, context.site(Op.CALL)); // … object
    }
  }

  /** What has to be watched if some arrays are local; null if nothing. */
  private static ObjectModels.Use without(int localArrays, ObjectModels.Use use) {
    if (use == null || (use.arrays() & localArrays) == 0) {
      return use;
    }
    int arrays = use.arrays() & ~localArrays;
    return arrays == 0 && use.arguments() == 0
        ? null
        : new ObjectModels.Use(use.parameters(), use.arguments(), arrays, use.index(), use.fixed());
  }

  private static int argumentSlots(String descriptor) {
    return (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
  }

  private void watch(
      ObjectModels.Use use,
      int opcode,
      String owner,
      String name,
      String descriptor,
      Receiver receiver) {
    int call =
        context.objectCall(
            owner,
            new ObjectCall.Form(
                name,
                descriptor,
                use.parameters(),
                opcode == Opcodes.INVOKESPECIAL,
                receiver != Receiver.SHARED,
                use.fixed(),
                use.arguments()));
    Type[] types = Type.getArgumentTypes(descriptor);
    boolean hasReceiver = use.fixed() == null;
    boolean isSimple = types.length == 1 && types[0].getSize() == 1;
    if (use.arrays() != 0) {
      arrays(types, use, call);
    }
    if (use.fixed() != null && use.arguments() == 0) {
      return;
    }
    if (use.index() > 0 && types[use.index() - 1] == Type.INT_TYPE) {
      element(types, use.index() - 1, call);
    } else if (use.arguments() == 0 && types.length == 0) {
      context.out.visitInsn(Opcodes.DUP); // … object object
      hook(1, call); // … object
    } else if (use.arguments() == 0 && isSimple) {
      context.out.visitInsn(Opcodes.DUP2); // … object argument object argument
      context.out.visitInsn(Opcodes.POP); // … object argument object
      hook(1, call); // … object argument
    } else if (isSimple && hasReceiver) {
      context.out.visitInsn(Opcodes.DUP2); // … object argument object argument
      hook(2, call); // … object argument
    } else {
      putAside(types, use, hasReceiver, call);
    }
  }

  // … list arguments -> … list arguments
  private void element(Type[] types, int index, int call) {
    int[] locals = store(types);
    context.out.visitInsn(Opcodes.DUP);
    context.out.visitVarInsn(Opcodes.ILOAD, locals[index]);
    context.hook("ObjectHooks", "element", OBJECT + "I", call);
    load(types, locals);
  }

  // … [object] arguments -> … [object] arguments
  private void arrays(Type[] types, ObjectModels.Use use, int call) {
    int[] locals = store(types);
    for (int i = 0; i < types.length; i++) {
      if ((use.arrays() >> (i + 1) & 1) != 0) {
        context.out.visitVarInsn(Opcodes.ALOAD, locals[i]);
        limits(types, locals, i, use.fixed().extent());
        context.hook("ObjectHooks", "array", OBJECT + "II", call);
      }
    }
    load(types, locals);
  }

  // … -> … from to
  private void limits(Type[] types, int[] locals, int array, Extent extent) {
    boolean isFollowed = isInt(types, array + 1);
    boolean isFollowedByTwo = isFollowed && isInt(types, array + 2);
    if (extent == Extent.HEAD && isFollowed) {
      context.out.push(0);
      context.out.visitVarInsn(Opcodes.ILOAD, locals[array + 1]);
    } else if ((extent == Extent.RANGE || extent == Extent.PART) && isFollowedByTwo) {
      context.out.visitVarInsn(Opcodes.ILOAD, locals[array + 1]);
      context.out.visitVarInsn(Opcodes.ILOAD, locals[array + 2]);
      if (extent == Extent.PART) {
        context.out.visitVarInsn(Opcodes.ILOAD, locals[array + 1]);
        context.out.visitInsn(Opcodes.IADD);
      }
    } else {
      context.out.push(0);
      context.out.push(Integer.MAX_VALUE);
    }
  }

  private static boolean isInt(Type[] types, int index) {
    return index < types.length && types[index] == Type.INT_TYPE;
  }

  // … [object] arguments -> … [object] arguments
  private void putAside(Type[] types, ObjectModels.Use use, boolean hasReceiver, int call) {
    int[] locals = store(types);
    context.out.visitInsn(hasReceiver ? Opcodes.DUP : Opcodes.ACONST_NULL);
    int objects = 1;
    for (int i = 0; i < types.length; i++) {
      if ((use.arguments() >> (i + 1) & 1) != 0 && objects < 3) {
        context.out.visitVarInsn(Opcodes.ALOAD, locals[i]);
        objects++;
      }
    }
    hook(objects, call);
    load(types, locals);
  }

  private int[] store(Type[] types) {
    int[] locals = locals(types);
    for (int i = types.length - 1; i >= 0; i--) {
      context.out.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), locals[i]);
    }
    return locals;
  }

  private void load(Type[] types, int[] locals) {
    for (int i = 0; i < types.length; i++) {
      context.out.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), locals[i]);
    }
  }

  private int[] locals(Type[] types) {
    int[] locals = new int[types.length];
    int ones = 0;
    int twos = 0;
    for (int i = 0; i < types.length; i++) {
      locals[i] =
          types[i].getSize() == 1
              ? local(single, ones++, Type.INT_TYPE)
              : local(twofold, twos++, Type.LONG_TYPE);
    }
    return locals;
  }

  private int local(List<Integer> made, int index, Type type) {
    if (index == made.size()) {
      made.add(context.out.newLocal(type));
    }
    return made.get(index);
  }

  private void hook(int objects, int call) {
    context.hook("ObjectHooks", "call", OBJECT.repeat(objects), call);
  }
}
