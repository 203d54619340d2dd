package harrier.analyses.contention;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ContentionTest {
  private static final long MS = 1_000_000;

  private long now;
  private final Contention tool = new Contention(() -> now);
  private final Scene scene = Scene.of("Own:Probe", tool);
  private final ShadowThread t0 = scene.thread("t0");
  private final ShadowThread t1 = scene.thread("t1");
  private final ShadowLock m = scene.lock("m");

  @Test
  void theTimeFromRequestToAcquireOfAHeldLockIsShownBySite() {
    scene.acquire(t0, m); // line 1
    scene.request(t1, m); // line 2
    now += 5 * MS;
    scene.release(t0, m); // line 3
    scene.acquire(t1, m); // line 4
    assertThat(tool.summary())
        .containsPattern("1 +5\\.000 +5\\.000  a\\.B\\.run\\(B\\.java:4\\)\\R");
  }

  @Test
  void timesAddUpAndTheSiteWithMoreDelayComesFirst() {
    Delays delays = new Delays();
    delays.add(site("a"), 2 * MS);
    delays.add(site("a"), 3 * MS);
    Site b = site("b");
    delays.add(b, 2 * MS);
    delays.add(b, 7 * MS);
    assertThat(delays.table())
        .containsPattern("(?s) 2 +9\\.000 +7\\.000  a\\.B\\.b.* 1 +3\\.000 +3\\.000  a\\.B\\.a");
  }

  private static Site site(String method) {
    return new Site(0, "a.B", method, null, -1, Site.Op.LOCK, null, null, null);
  }

  @Test
  void aFreeLockCausesNoDelay() {
    scene.request(t1, m);
    now += 5 * MS;
    scene.acquire(t1, m);
    assertThat(tool.summary()).contains("nowhere");
  }

  @Test
  void aRequestThatWasGivenUpDoesNotCount() {
    ShadowLock n = scene.lock("n");
    scene.acquire(t0, m);
    scene.request(t1, m); // gives up
    now += 5 * MS;
    scene.acquire(t1, n);
    scene.release(t0, m);
    scene.acquire(t1, m);
    assertThat(tool.summary()).contains("nowhere");
  }

  @Test
  void theJvmsOwnFiguresIncludeABlockedThread() throws InterruptedException {
    JvmFigures figures = JvmFigures.ifAvailable();
    Object monitor = new Object();
    CountDownLatch ready = new CountDownLatch(1);
    Thread blocked =
        new Thread(
            () -> {
              ready.countDown();
              synchronized (monitor) {
                figures.addCurrentThread();
              }
            });
    synchronized (monitor) {
      blocked.start();
      ready.await();
      while (blocked.getState() != Thread.State.BLOCKED) {
        Thread.onSpinWait();
      }
    }
    blocked.join();
    assertThat(figures.timesOfEnded()).isEqualTo(1);
    assertThat(figures.line()).containsPattern("counts [1-9][0-9,]* blocks");
  }

  @Test
  void everythingPasses() {
    scene.everything();
    assertThat(scene.arrived()).hasSize(EventKind.values().length + 2);
  }

  @Test
  void onlyRequestsAcquiresAndEndsAreAskedFor() {
    assertThat(tool.interests())
        .containsExactlyInAnyOrder(EventKind.REQUEST, EventKind.ACQUIRE, EventKind.END);
  }
}
