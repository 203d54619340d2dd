package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.hook.ReferencedHooks;
import java.io.InputStream;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;

final class IdleHooksTest {
  private static final String REFERENCED = "ReferencedHooks";

  /** A hook that stands for a method of the JDK is that method as long as it is idle. */
  @Test
  void whatIsReferredToIsStillCalled() throws Exception {
    Class<?> idle = idle();
    Thread current = Thread.currentThread();

    assertThat(idle.getMethod("isAlive", Object.class).invoke(null, current)).isEqualTo(true);
    assertThat(idle.getMethod("getState", Object.class).invoke(null, current))
        .isEqualTo(Thread.State.RUNNABLE);
  }

  @Test
  void allOfThemMakeACall() throws Exception {
    byte[] twin = IdleHooks.twin(REFERENCED, bytes());
    for (Method hook : ReferencedHooks.class.getMethods()) {
      if (hook.getDeclaringClass() == ReferencedHooks.class) {
        assertThat(Linked.hooks(Linked.method(twin, hook.getName()), hook.getName()))
            .as(hook.toString())
            .isOne();
      }
    }
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
