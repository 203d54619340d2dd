package harrier.analyses.threadlocal;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import org.junit.jupiter.api.Test;

@SuppressWarnings("JavaLangClash")
class ThreadLocalTest {
  private final Scene scene = Scene.of("ThreadLocal:Probe");
  private final ShadowThread t0 = scene.thread("t0");
  private final ShadowThread t1 = scene.thread("t1");
  private final Scene.Var x = scene.variable("x");

  @Test
  void accessesByTheOnlyThreadAreFiltered() {
    scene.write(t0, x);
    scene.read(t0, x);
    scene.write(t0, x);
    assertThat(scene.arrived()).isEmpty();
  }

  @Test
  void theFirstAccessByASecondThreadAndAllAfterItPass() {
    scene.write(t0, x);
    scene.read(t1, x);
    scene.write(t0, x);
    assertThat(scene.arrived()).containsExactly("t1 read x", "t0 write x");
  }

  @Test
  void variablesAreToldApart() {
    scene.write(t0, x);
    scene.write(t1, scene.variable("y"));
    assertThat(scene.arrived()).isEmpty();
  }

  @Test
  void synchronizationPasses() {
    scene.acquire(t0, scene.lock("m"));
    assertThat(scene.arrived()).containsExactly("t0 acquire m");
  }

  @Test
  void onlyAccessesAreAskedFor() {
    assertThat(new ThreadLocal().interests()).containsExactly(EventKind.ACCESS);
  }

  @Test
  void theInlineTestHoldsForTheOwnerOnly() {
    ThreadLocal tool = new ThreadLocal();
    Scene eraser = Scene.of("Own:ReadOnly", tool);
    AccessEvent first = t0.events.access;
    ShadowVar shadow = tool.makeShadowVar(first);
    assertThat(tool.shadowAfter(null, t0, Site.UNKNOWN, true)).isSameAs(shadow);
    assertThat(tool.shadowAfter(shadow, t1, Site.UNKNOWN, true)).isNull();
    assertThat(tool.isTrivialRead(shadow, t0)).isTrue();
    assertThat(tool.isTrivialWrite(shadow, t0)).isTrue();
    assertThat(tool.isTrivialRead(shadow, t1)).isFalse();
    assertThat(tool.isTrivialWrite(shadow, t1)).isFalse();
    eraser.write(t0, x);
    eraser.read(t1, x);
    assertThat(tool.isTrivialRead(x.shadow(), t1)).isTrue(); // asks ReadOnly
    assertThat(tool.isTrivialWrite(x.shadow(), t1)).isFalse();
  }
}
