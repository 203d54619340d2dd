package harrier.instrument;

import harrier.hook.References;
import harrier.instrument.model.ObjectModels;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Leads method references to calls that have to be watched, as {@code map::put}, to methods of our
 * own that make the call and its events.
 *
 * <p>Such a method is what a lambda's would be, but in a class of ours: the target's class gets no
 * new member, and its stack traces no new frame.
 */
final class ReferenceInstrumenter extends MethodVisitor {
  private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";
  private static final String HIDDEN = "Ljdk/internal/vm/annotation/Hidden;";

  /** Where a bootstrap's arguments have the method that is referred to. */
  private static final int REFERRED = 1;

  private final MethodContext context;
  private final ObjectModels models;

  /**
   * @param models null if calls on objects are not watched
   */
  ReferenceInstrumenter(MethodVisitor next, MethodContext context, ObjectModels models) {
    super(Opcodes.ASM9, next);
    this.context = context;
    this.models = models;
  }

  /** Whether references to a method can be of interest. */
  static boolean mayWatch(String owner, String name, String descriptor, ObjectModels models) {
    return Jdk.owns(owner)
        && (HandleCall.of(owner, name, descriptor) != null
            || models != null && models.concerns(owner, name));
  }

  /** References that can be serialized name their method, so they stay as they are. */
  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    Object[] seen = arguments;
    String captured = descriptor;
    if (bootstrap.getOwner().equals(FACTORY)
        && bootstrap.getName().equals("metafactory")
        && arguments[REFERRED] instanceof Handle referred
        && isWatched(referred)) {
      Handle watching = watching(referred);
      seen = arguments.clone();
      seen[REFERRED] = watching;
      captured = CallInstrumenter.capturing(watching, descriptor);
    }
    super.visitInvokeDynamicInsn(name, captured, bootstrap, seen);
  }

  private boolean isWatched(Handle referred) {
    String owner = referred.getOwner();
    return Jdk.owns(owner)
        && (HandleCall.of(owner, referred.getName(), referred.getDesc()) != null
            || models != null
                && models.use(opcode(referred), owner, referred.getName(), referred.getDesc())
                    != null);
  }

  private static int opcode(Handle referred) {
    return switch (referred.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      case Opcodes.H_NEWINVOKESPECIAL, Opcodes.H_INVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      default -> Opcodes.INVOKEVIRTUAL;
    };
  }

  /** A method that does what the referred one does, with hooks. */
  private Handle watching(Handle referred) {
    String owner = References.nextName().replace('.', '/');
    String name = referred.getTag() == Opcodes.H_NEWINVOKESPECIAL ? "make" : referred.getName();
    String descriptor = descriptor(referred);
    ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.visit(
        Opcodes.V1_8,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC,
        owner,
        null,
        "java/lang/Object",
        null);
    MethodVisitor code =
        type.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, descriptor, null, null);
    code.visitAnnotation(HIDDEN, true).visitEnd();
    write(code, referred, descriptor);
    type.visitEnd();
    References.define(type.toByteArray());
    return new Handle(Opcodes.H_INVOKESTATIC, owner, name, descriptor, false);
  }

  private static boolean isOfAnObject(Handle referred) {
    return referred.getTag() != Opcodes.H_INVOKESTATIC
        && referred.getTag() != Opcodes.H_NEWINVOKESPECIAL;
  }

  /** Any object will do as the one whose method is meant. */
  private static String descriptor(Handle referred) {
    String descriptor = referred.getDesc();
    return switch (referred.getTag()) {
      case Opcodes.H_INVOKESTATIC -> descriptor;
      case Opcodes.H_NEWINVOKESPECIAL -> descriptor.replace(")V", ")L" + referred.getOwner() + ";");
      default -> "(Ljava/lang/Object;" + descriptor.substring(1);
    };
  }

  private void write(MethodVisitor code, Handle referred, String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int locals = (Type.getArgumentsAndReturnSizes(descriptor) >> 2) - 1;
    Hooked out = new Hooked(code, false, locals);
    MethodContext inside = context.elsewhere(descriptor, out);
    MethodVisitor step = new HandleInstrumenter(out, inside, true);
    if (models != null) {
      step = new ObjectInstrumenter(step, inside, models, LocalObjects.none());
    }
    step.visitCode();
    if (referred.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      step.visitTypeInsn(Opcodes.NEW, referred.getOwner());
      step.visitInsn(Opcodes.DUP);
    }
    int local = 0;
    for (Type each : types) {
      step.visitVarInsn(each.getOpcode(Opcodes.ILOAD), local);
      if (local == 0 && isOfAnObject(referred)) {
        step.visitTypeInsn(Opcodes.CHECKCAST, referred.getOwner());
      }
      local += each.getSize();
    }
    step.visitMethodInsn(
        opcode(referred),
        referred.getOwner(),
        referred.getName(),
        referred.getDesc(),
        referred.isInterface());
    step.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    step.visitMaxs(0, 0);
    step.visitEnd();
  }
}
