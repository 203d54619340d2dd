package harrier.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class ReadSetTest {
  private static final int READERS = 5; // more than there is room for at first
  private static final int READS = 20_000;
  private static final long AT = Memory.LONGS;

  private final ReadSet reads = new ReadSet(AT);

  /** The variable: its read word. */
  private final long[] variable = {reads.name()};

  /** The clock of the last read of each thread that was taken away. */
  private final int[] taken = new int[READERS + 1];

  private volatile boolean isOver;

  @BeforeAll
  static void keepHints() {
    ShadowThread.keepHints(true);
  }

  @Test
  void namesAreTheirOwn() {
    assertThat(AccessWord.isOwn(reads.name())).isTrue();
    assertThat(new ReadSet(AT).name()).isNotEqualTo(reads.name());
    assertThat(AccessWord.isOwn(AccessWord.shared(7))).isFalse();
    assertThat(AccessWord.isOwn(AccessWord.SPLIT)).isFalse();
    assertThat(AccessWord.isOwn(AccessWord.stamp(3, AccessWord.MAX_CLOCK))).isFalse();
  }

  @Test
  void thereIsANameForThoseThatFindNoNumberLeft() {
    assertThat(AccessWord.own(-1)).isEqualTo(AccessWord.OWN);
    assertThat(AccessWord.own(Integer.MAX_VALUE)).isEqualTo(AccessWord.OWN);
    assertThat(AccessWord.isOwn(AccessWord.OWN)).isTrue();
    assertThat(AccessWord.isOwn(AccessWord.own(AccessWord.MAX_SITE - AccessWord.SETS))).isTrue();
  }

  @Test
  void aThreadRemembersItsReadsForAnEpoch() {
    ShadowThread t = new ShadowThread("t", null);
    t.stamp = AccessWord.stamp(5, 4);
    t.hint(reads.name());
    t.hint(AccessWord.OWN);

    assertThat(t.hasRead(reads.name())).isTrue();
    assertThat(t.hasRead(AccessWord.OWN)).isFalse();
    assertThat(t.hasRead(new ReadSet(AT).name())).isFalse();
    for (int clock = 5; clock < 5000; clock++) {
      t.stamp = AccessWord.stamp(5, clock);
      for (int set = 1; set < 300; set++) {
        assertThat(t.hasRead(AccessWord.shared(set)) || t.hasRead(AccessWord.own(set))).isFalse();
      }
    }
  }

  /** What somebody else has looked at cannot be renewed any more without looking again. */
  @Test
  void whoWasLookedAtTriesAgain() {
    ShadowThread t = new ShadowThread("t", null);
    reads.takes(variable, AT, word(1, 1), t);
    long[] before = reads.open();
    reads.exclusively(ReadSet::words);

    assertThat(reads.renews(before, word(1, 2), t)).isFalse();
    assertThat(reads.exclusively(ReadSet::words)).containsExactly(word(1, 1));
  }

  @Test
  void aThreadHasOneWord() {
    ShadowThread t = new ShadowThread("t", null);

    assertThat(reads.renews(reads.open(), word(1, 1), t)).isFalse();
    assertThat(reads.takes(variable, AT, word(1, 1), t)).isTrue();
    assertThat(reads.takes(variable, AT, word(2, 1), t)).isTrue();
    assertThat(reads.renews(reads.open(), word(1, 2), t)).isTrue();

    assertThat(reads.exclusively(ReadSet::words)).containsExactly(word(1, 2), word(2, 1));
    assertThat(reads.lastOf(1)).isEqualTo(word(1, 2));
  }

  @Test
  void nobodyReadsAVariableThatLeadsElsewhere() {
    variable[0] = word(1, 1);

    assertThat(reads.takes(variable, AT, word(2, 1), new ShadowThread("t", null))).isFalse();
  }

  /** A read that was recorded is still there when the set has not been emptied since. */
  @Test
  void noReadIsLostWhileOthersReadAndTakeReadsAway() throws Exception {
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      Future<?> taker = threads.submit(this::takeReads);
      List<Future<?>> readers = new ArrayList<>();
      for (int tid = 1; tid <= READERS; tid++) {
        int own = tid;
        readers.add(threads.submit(() -> read(own)));
      }
      for (Future<?> reader : readers) {
        reader.get();
      }
      isOver = true;
      taker.get();
    } finally {
      threads.shutdownNow();
    }
  }

  private void takeReads() {
    while (!isOver) {
      reads.exclusively(
          set -> {
            for (long word : set.words()) {
              taken[AccessWord.tid(word)] = AccessWord.clock(word);
            }
            set.clear();
            return null;
          });
    }
  }

  private void read(int tid) {
    ShadowThread t = new ShadowThread("reader " + tid, null);
    for (int clock = 1; clock <= READS; clock++) {
      assertThat(reads.takes(variable, AT, word(tid, clock), t)).isTrue();
      int recorded = clock;
      reads.exclusively(
          set -> {
            int last = AccessWord.clock(wordOf(tid, set));
            assertThat(last == 0 ? taken[tid] : last).isEqualTo(recorded);
            return null;
          });
    }
  }

  private static long wordOf(int tid, ReadSet set) {
    for (long word : set.words()) {
      if (AccessWord.tid(word) == tid) {
        return word;
      }
    }
    return AccessWord.NONE;
  }

  private static long word(int tid, int clock) {
    return AccessWord.stamp(tid, clock);
  }
}
