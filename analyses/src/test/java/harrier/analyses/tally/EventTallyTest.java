package harrier.analyses.tally;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.shadow.ShadowThread;
import harrier.tool.EventKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventTallyTest {
  private final EventTally tally = new EventTally(2);

  private void add(ShadowThread t, int column, long n) {
    tally.add(EventKind.BEGIN, t.events.thread, column, n);
  }

  private long sum(int column) {
    return tally.totals().of(EventKind.BEGIN, false, column);
  }

  @Test
  void columnsAreApart() {
    ShadowThread t = new ShadowThread("t0", null);
    add(t, 0, 3);
    add(t, 1, 40);
    assertThat(sum(0)).isEqualTo(3);
    assertThat(sum(1)).isEqualTo(40);
  }

  @Test
  void endedThreadsCountOnce() {
    ShadowThread t = new ShadowThread("t0", null);
    add(t, 0, 3);
    tally.end(t);
    tally.end(t);
    add(new ShadowThread("t1", null), 0, 4);
    assertThat(sum(0)).isEqualTo(7);
  }

  @Test
  void threadsAddUpWithoutLosingAnything() throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      ShadowThread t = new ShadowThread("t" + i, null);
      threads.add(
          new Thread(
              () -> {
                for (int n = 0; n < 10_000; n++) {
                  add(t, 0, 1);
                }
                tally.end(t);
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(sum(0)).isEqualTo(40_000);
  }
}
