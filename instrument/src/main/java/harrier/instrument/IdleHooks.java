package harrier.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes the idle hooks at build time: classes with the methods of the runtime's hooks that do
 * nothing until they are awake. A class that was instrumented offline calls them until it is
 * linked, or for good if it keeps its numbers.
 */
public final class IdleHooks {
  /** A call that a hook makes in the target's place, so its idle twin has to make it too. */
  private record Call(int opcode, String owner, String descriptor) {}

  private static final Call ARRAYCOPY =
      new Call(
          Opcodes.INVOKESTATIC, "java/lang/System", "(Ljava/lang/Object;ILjava/lang/Object;II)V");

  /** By hook. */
  private static final Map<String, Call> CALLS =
      Map.of(
          "AccessHooks.arraycopy(Ljava/lang/Object;ILjava/lang/Object;IIII)V",
          ARRAYCOPY,
          "AccessHooks.arraycopyFrom(Ljava/lang/Object;ILjava/lang/Object;III)V",
          ARRAYCOPY,
          "AccessHooks.arraycopyTo(Ljava/lang/Object;ILjava/lang/Object;III)V",
          ARRAYCOPY,
          "ReferencedHooks.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
          ARRAYCOPY,
          "ReferencedHooks.wait(Ljava/lang/Object;)V",
          onObject("()V"),
          "ReferencedHooks.wait(Ljava/lang/Object;J)V",
          onObject("(J)V"),
          "ReferencedHooks.wait(Ljava/lang/Object;JI)V",
          onObject("(JI)V"),
          "ReferencedHooks.isAlive(Ljava/lang/Object;)Z",
          onThread("()Z"),
          "ReferencedHooks.getState(Ljava/lang/Object;)Ljava/lang/Thread$State;",
          onThread("()Ljava/lang/Thread$State;"));

  /** Of each class of idle hooks: whether they call those they stand for. Set once. */
  private static final String AWAKE = "AWAKE";

  private IdleHooks() {}

  private static Call onObject(String descriptor) {
    return new Call(Opcodes.INVOKEVIRTUAL, "java/lang/Object", descriptor);
  }

  private static Call onThread(String descriptor) {
    return new Call(Opcodes.INVOKEVIRTUAL, "java/lang/Thread", descriptor);
  }

  /** Reads the runtime's jar, the first argument, and writes classes to a folder, the second. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[1]).resolve(Template.IDLE_HOOKS));
    try (JarFile jar = new JarFile(args[0])) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        String name = simpleName(entry.getName());
        if (name != null) {
          try (InputStream in = jar.getInputStream(entry)) {
            Files.write(folder.resolve(name + ".class"), twin(name, in.readAllBytes()));
          }
        }
      }
    }
  }

  /** The name of a class that instrumented code calls, or null. */
  private static String simpleName(String path) {
    if (!path.startsWith(RegisteredNumbers.HOOKS) || !path.endsWith(".class")) {
      return null;
    }
    String name =
        path.substring(RegisteredNumbers.HOOKS.length(), path.length() - ".class".length());
    return name.endsWith("Hooks") || name.equals("Threads") ? name : null;
  }

  /** The idle twin of a class of hooks. */
  static byte[] twin(String name, byte[] hooks) {
    ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    out.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
        Template.IDLE_HOOKS + name,
        null,
        "java/lang/Object",
        null);
    initializer(out, Template.IDLE_HOOKS + name);
    new ClassReader(hooks)
        .accept(
            new ClassVisitor(Opcodes.ASM9) {
              @Override
              public MethodVisitor visitMethod(
                  int access, String method, String descriptor, String signature, String[] thrown) {
                int wanted = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
                if ((access & wanted) == wanted) {
                  Call call = CALLS.get(name + "." + method + descriptor);
                  MethodVisitor idle = out.visitMethod(wanted, method, descriptor, null, thrown);
                  idle.visitAnnotation("Ljdk/internal/vm/annotation/ForceInline;", true).visitEnd();
                  idle.visitAnnotation("Ljdk/internal/vm/annotation/Hidden;", true).visitEnd();
                  idle.visitCode();
                  awake(idle, name, method, descriptor);
                  body(idle, method, descriptor, call);
                }
                return null;
              }
            },
            ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    out.visitEnd();
    return out.toByteArray();
  }

  private static void initializer(ClassWriter out, String twin) {
    out.visitField(
            Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, AWAKE, "Z", null, null)
        .visitEnd();
    MethodVisitor code = out.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    code.visitCode();
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, RegisteredNumbers.HOOKS + "Waking", "isWanted", "()Z", false);
    code.visitFieldInsn(Opcodes.PUTSTATIC, twin, AWAKE, "Z");
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  /** What it does when it is awake. */
  private static void awake(MethodVisitor out, String hooks, String method, String descriptor) {
    Label idle = new Label();
    out.visitFieldInsn(Opcodes.GETSTATIC, Template.IDLE_HOOKS + hooks, AWAKE, "Z");
    out.visitJumpInsn(Opcodes.IFEQ, idle);
    load(out, Type.getArgumentTypes(descriptor), 0);
    out.visitMethodInsn(
        Opcodes.INVOKESTATIC, RegisteredNumbers.HOOKS + hooks, method, descriptor, false);
    out.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
    out.visitLabel(idle);
    out.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  private static void body(MethodVisitor out, String method, String descriptor, Call call) {
    Type result = Type.getReturnType(descriptor);
    if (call != null) {
      arguments(out, call);
      out.visitMethodInsn(call.opcode(), call.owner(), method, call.descriptor(), false);
    } else if (descriptor.startsWith("(" + result.getDescriptor())) {
      out.visitVarInsn(result.getOpcode(Opcodes.ILOAD), 0); // hooks may put something in its place
    } else if (result != Type.VOID_TYPE) {
      out.visitInsn(nothing(result));
    }
    out.visitInsn(result.getOpcode(Opcodes.IRETURN));
    out.visitMaxs(0, 0);
    out.visitEnd();
  }

  /** The call's receiver, if it has one, and arguments come first among those of the hook. */
  private static void arguments(MethodVisitor out, Call call) {
    int local = 0;
    if (call.opcode() == Opcodes.INVOKEVIRTUAL) {
      out.visitVarInsn(Opcodes.ALOAD, local++);
      out.visitTypeInsn(Opcodes.CHECKCAST, call.owner());
    }
    load(out, Type.getArgumentTypes(call.descriptor()), local);
  }

  private static void load(MethodVisitor out, Type[] types, int first) {
    int local = first;
    for (Type type : types) {
      out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
  }

  private static int nothing(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> Opcodes.LCONST_0;
      case Type.FLOAT -> Opcodes.FCONST_0;
      case Type.DOUBLE -> Opcodes.DCONST_0;
      case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
      default -> Opcodes.ICONST_0;
    };
  }
}
