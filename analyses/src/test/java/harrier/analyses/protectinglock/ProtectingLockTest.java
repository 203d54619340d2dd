package harrier.analyses.protectinglock;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.tool.EventKind;
import org.junit.jupiter.api.Test;

class ProtectingLockTest {
  private final Scene scene = Scene.of("ProtectingLock:Probe");
  private final ShadowThread t0 = scene.thread("t0");
  private final ShadowThread t1 = scene.thread("t1");
  private final ShadowLock outer = scene.lock("outer");
  private final ShadowLock inner = scene.lock("inner");

  private void nested(ShadowThread t, ShadowLock around) {
    scene.acquire(t, around);
    scene.acquire(t, inner);
    scene.release(t, inner);
    scene.release(t, around);
  }

  @Test
  void acquiresInsideAnotherLockAreFiltered() {
    nested(t0, outer);
    nested(t1, outer);
    assertThat(scene.arrived())
        .containsExactly(
            "t0 acquire outer",
            "t0 release inner",
            "t0 release outer",
            "t1 acquire outer",
            "t1 release inner",
            "t1 release outer");
  }

  @Test
  void aLockAloneIsNotProtected() {
    scene.acquire(t0, inner);
    assertThat(scene.arrived()).containsExactly("t0 acquire inner");
  }

  @Test
  void onceAcquiredAloneALockIsNeverFilteredAgain() {
    nested(t0, outer);
    scene.arrived();
    scene.acquire(t1, inner);
    scene.release(t1, inner);
    nested(t0, outer);
    assertThat(scene.arrived())
        .containsExactly(
            "t1 acquire inner",
            "t1 release inner",
            "t0 acquire outer",
            "t0 acquire inner",
            "t0 release inner",
            "t0 release outer");
  }

  @Test
  void theProtectorHasToBeTheSameLock() {
    nested(t0, outer);
    scene.arrived();
    nested(t1, scene.lock("another"));
    assertThat(scene.arrived()).contains("t1 acquire inner");
  }

  @Test
  void aProtectorReleasedTooEarlyProtectsNoMore() {
    scene.acquire(t0, outer);
    scene.acquire(t0, inner);
    scene.release(t0, outer);
    scene.release(t0, inner);
    scene.arrived();
    nested(t1, outer);
    assertThat(scene.arrived()).contains("t1 acquire inner");
  }

  @Test
  void accessesAndRequestsPass() {
    scene.acquire(t0, outer);
    scene.request(t0, inner);
    scene.write(t0, scene.variable("x"));
    assertThat(scene.arrived())
        .containsExactly("t0 acquire outer", "t0 request inner", "t0 write x");
  }

  @Test
  void onlyAcquiresAndReleasesAreAskedFor() {
    assertThat(new ProtectingLock().interests())
        .containsExactlyInAnyOrder(EventKind.ACQUIRE, EventKind.RELEASE);
  }
}
