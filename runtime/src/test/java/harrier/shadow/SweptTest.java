package harrier.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class SweptTest {
  private static final int ROUNDS = 2_000_000;

  @Test
  void aThreadHasSweptWhatItPut() {
    Swept swept = new Swept();
    long stamp = AccessWord.stamp(1, 7);
    swept.put(stamp, 10, 20, false);
    assertThat(swept.covers(stamp, 12, 20, false)).isTrue();
    assertThat(swept.covers(stamp, 12, 20, true)).isFalse();
    assertThat(swept.covers(stamp, 12, 21, false)).isFalse();
    assertThat(swept.covers(AccessWord.stamp(1, 8), 12, 20, false)).isFalse();
  }

  @Test
  void aThreadNeverHasSweptWhatAnotherDid() throws Exception {
    Swept swept = new Swept();
    CyclicBarrier start = new CyclicBarrier(2);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<Integer> one = threads.submit(() -> mistakes(swept, start, 1, 0, 1000));
      Future<Integer> other = threads.submit(() -> mistakes(swept, start, 5, 1000, 0));
      assertThat(one.get() + other.get()).isZero();
    } finally {
      threads.shutdown();
    }
  }

  /** How often a thread seems to have swept the other's elements. */
  private static int mistakes(Swept swept, CyclicBarrier start, int tid, int own, int others)
      throws Exception {
    long stamp = AccessWord.stamp(tid, 7);
    int mistakes = 0;
    start.await();
    for (int i = 0; i < ROUNDS; i++) {
      swept.put(stamp, own, own + 100, false);
      mistakes += swept.covers(stamp, others, others + 100, false) ? 1 : 0;
    }
    return mistakes;
  }
}
