package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.hook.ReferencedHooks;
import java.io.InputStream;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldInsnNode;

final class IdleHooksTest {
  private static final String REFERENCED = "ReferencedHooks";
  private static final int ARRAYS = 40;

  /** A hook that stands for a method of the JDK is that method as long as it is idle. */
  @Test
  void whatIsReferredToIsStillCalled() throws Exception {
    Class<?> idle = idle();
    Thread current = Thread.currentThread();

    assertThat(idle.getMethod("isAlive", Object.class).invoke(null, current)).isEqualTo(true);
    assertThat(idle.getMethod("getState", Object.class).invoke(null, current))
        .isEqualTo(Thread.State.RUNNABLE);
  }

  /** That of the hook when it is awake, and that of the method it stands for. */
  @Test
  void allOfThemMakeTwoCalls() throws Exception {
    byte[] twin = IdleHooks.twin(REFERENCED, bytes());
    for (Method hook : ReferencedHooks.class.getMethods()) {
      if (hook.getDeclaringClass() == ReferencedHooks.class) {
        assertThat(Linked.hooks(Linked.method(twin, hook.getName()), hook.getName()))
            .as(hook.toString())
            .isEqualTo(2);
      }
    }
  }

  /** Idle hooks answer null, so the code around them must not look into what it got. */
  @Test
  void instrumentedCodeLooksIntoNothingOfOurs() {
    byte[] linked = Linked.of(manyArrays()).bytes();

    assertThat(Linked.hooks(Linked.method(linked, "first"), "read")).isEqualTo(ARRAYS);
    for (var each : Linked.method(linked, "first").instructions) {
      if (each instanceof FieldInsnNode field) {
        assertThat(field.owner).doesNotStartWith("harrier/");
      }
    }
  }

  /** A method that reads more arrays than it can have variables for. */
  private static byte[] manyArrays() {
    ClassWriter type = Linked.emptyClass(Opcodes.V17, "odd/ManyArrays");
    MethodVisitor method =
        type.visitMethod(Opcodes.ACC_STATIC, "first", "(" + "[I".repeat(ARRAYS) + ")V", null, null);
    method.visitCode();
    for (int i = 0; i < ARRAYS; i++) {
      method.visitVarInsn(Opcodes.ALOAD, i);
      method.visitInsn(Opcodes.ICONST_0);
      method.visitInsn(Opcodes.IALOAD);
      method.visitInsn(Opcodes.POP);
    }
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
    type.visitEnd();
    return type.toByteArray();
  }

  private static Class<?> idle() throws Exception {
    byte[] twin = IdleHooks.twin(REFERENCED, bytes());
    return new ClassLoader(IdleHooksTest.class.getClassLoader()) {
      Class<?> define() {
        return defineClass(null, twin, 0, twin.length);
      }
    }.define();
  }

  private static byte[] bytes() throws Exception {
    try (InputStream in = ReferencedHooks.class.getResourceAsStream(REFERENCED + ".class")) {
      return in.readAllBytes();
    }
  }
}
