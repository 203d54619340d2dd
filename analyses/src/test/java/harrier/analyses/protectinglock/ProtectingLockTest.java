package harrier.analyses.protectinglock;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.tool.EventKind;
import java.util.List;
import java.util.Random;
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
  void happensBeforeToolsMissNothing() {
    int racy = 0;
    for (int seed = 0; seed < 2_000; seed++) {
      List<String> unfiltered = races("HappensBefore", seed);
      assertThat(races("ProtectingLock:HappensBefore", seed))
          .as("seed %d", seed)
          .isEqualTo(unfiltered);
      racy += unfiltered.isEmpty() ? 0 : 1;
    }
    assertThat(racy).isBetween(200, 1_800);
  }

  /** What the chain reports when three threads take three locks, in any order, and write. */
  private static List<String> races(String chain, int seed) {
    Scene scene = Scene.of(chain);
    Random random = new Random(seed);
    List<ShadowThread> threads =
        List.of(scene.thread("t0"), scene.thread("t1"), scene.thread("t2"));
    List<ShadowLock> locks = List.of(scene.lock("p"), scene.lock("m"), scene.lock("n"));
    List<Scene.Var> variables = List.of(scene.variable("x"), scene.variable("y"));
    for (int step = 0; step < 40; step++) {
      ShadowThread t = threads.get(random.nextInt(3));
      ShadowLock lock = locks.get(random.nextInt(3));
      if (t.heldCount() > 0 && random.nextInt(3) == 0) {
        scene.write(t, variables.get(random.nextInt(2)));
      } else if (lock.holder() == t) {
        scene.release(t, lock);
      } else if (lock.holder() == null && (t.heldCount() > 0 || lock == locks.get(0))) {
        scene.acquire(t, lock);
      } else if (lock.holder() == null && random.nextInt(20) == 0) {
        scene.acquire(t, lock);
      }
    }
    return scene.findings.stream()
        .map(f -> f.variable() + " " + f.accesses().get(1).site())
        .toList();
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
        .containsExactlyInAnyOrder(EventKind.ACQUIRE, EventKind.RELEASE, EventKind.ACQUIRE_SHARED);
  }
}
