package harrier.analyses.readonly;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.tool.EventKind;
import org.junit.jupiter.api.Test;

class ReadOnlyTest {
  private final Scene scene = Scene.of("ReadOnly:Probe");
  private final ShadowThread t0 = scene.thread("t0");
  private final ShadowThread t1 = scene.thread("t1");
  private final Scene.Var x = scene.variable("x");

  @Test
  void readsByAnyThreadAreFiltered() {
    scene.read(t0, x);
    scene.read(t1, x);
    assertThat(scene.arrived()).isEmpty();
  }

  @Test
  void theFirstWriteAndAllAfterItPass() {
    scene.read(t0, x);
    scene.write(t1, x);
    scene.read(t0, x);
    assertThat(scene.arrived()).containsExactly("t1 write x", "t0 read x");
  }

  @Test
  void behindThreadLocalTheWritesOfTheFirstThreadDoNotCount() {
    Scene both = Scene.of("ThreadLocal:ReadOnly:Probe");
    both.write(t0, x);
    both.read(t1, x);
    both.read(t0, x);
    assertThat(both.arrived()).isEmpty();
    both.write(t0, x);
    both.read(t1, x);
    assertThat(both.arrived()).containsExactly("t0 write x", "t1 read x");
  }

  @Test
  void onlyAccessesAreAskedFor() {
    assertThat(new ReadOnly().interests()).containsExactly(EventKind.ACCESS);
  }

  @Test
  void theInlineTestHoldsForReadsOnlyUntilTheFirstWrite() {
    ReadOnly tool = new ReadOnly();
    Scene own = Scene.of("Own:LockSet", tool);
    own.read(t0, x);
    ShadowVar unwritten = x.shadow();
    assertThat(tool.isTrivialRead(unwritten, t1)).isTrue();
    assertThat(tool.isTrivialWrite(unwritten, t1)).isFalse();
    own.acquire(t0, own.lock("m"));
    own.write(t0, x);
    ShadowVar guarded = x.shadow();
    assertThat(tool.isTrivialRead(guarded, t0)).isTrue(); // asks LockSet
    assertThat(tool.isTrivialRead(guarded, t1)).isFalse();
  }
}
