package harrier.analyses.clock;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.shadow.AccessWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ClockTest {
  private static final int[] TIDS = {
    0, 1, 31, 32, 33, 511, 512, 8191, 8192, 131_071, 131_072, 2_097_152, AccessWord.SHARED_TID - 1
  };

  @Test
  void nothingIsKnownAtFirst() {
    for (int tid : TIDS) {
      assertThat(Clock.EMPTY.get(tid)).isZero();
    }
  }

  @Test
  void eachIdHasItsOwnValue() {
    Clock clock = Clock.EMPTY;
    for (int tid : TIDS) {
      clock = clock.with(tid, tid + 1);
    }
    for (int tid : TIDS) {
      assertThat(clock.get(tid)).isEqualTo(tid + 1);
      assertThat(clock.get(tid + 2)).isIn(0, tid + 3);
    }
  }

  @Test
  void valuesAreOnlyRaised() {
    Clock clock = Clock.EMPTY.with(7, 5);
    assertThat(clock.with(7, 4)).isSameAs(clock);
    assertThat(clock.with(7, 6).get(7)).isEqualTo(6);
    assertThat(clock.get(7)).isEqualTo(5);
  }

  @Test
  void aJoinThatAddsNothingIsTheSameClock() {
    Clock smaller = Clock.EMPTY.with(3, 1).with(100, 2);
    Clock larger = smaller.with(70_000, 3);
    assertThat(larger.joinWith(smaller)).isSameAs(larger);
    assertThat(smaller.joinWith(larger)).isSameAs(larger);
    assertThat(larger.joinWith(larger)).isSameAs(larger);
    assertThat(larger.joinWith(Clock.EMPTY)).isSameAs(larger);
    assertThat(Clock.EMPTY.joinWith(larger)).isSameAs(larger);
  }

  @Test
  void aJoinWithAValueMoreIsTheJoinWithBoth() {
    Clock mine = Clock.EMPTY.with(3, 1).with(100, 2);
    for (Clock theirs : List.of(Clock.EMPTY, mine, mine.with(3, 2), mine.with(70_000, 1))) {
      for (int tid : TIDS) {
        Clock joined = mine.joinWith(theirs, tid, 5);
        assertThat(joined.get(tid)).isEqualTo(5);
        assertThat(joined.isAtMost(mine.joinWith(theirs).with(tid, 5))).isTrue();
        assertThat(mine.isAtMost(joined) && theirs.isAtMost(joined)).isTrue();
        assertThat(mine.get(tid) < 5 && theirs.get(tid) < 5).isTrue();
      }
    }
    assertThat(mine.joinWith(Clock.EMPTY, 3, 1)).isSameAs(mine);
  }

  @Test
  void joinsAndComparisonsAreThoseOfMaps() {
    Random random = new Random(1);
    for (int round = 0; round < 5_000; round++) {
      Map<Integer, Integer> a = values(random);
      Map<Integer, Integer> b = values(random);
      Clock joined = clockOf(a).joinWith(clockOf(b));
      Map<Integer, Integer> both = new TreeMap<>(a);
      b.forEach((tid, clock) -> both.merge(tid, clock, Math::max));
      for (int tid : TIDS) {
        assertThat(joined.get(tid)).isEqualTo(both.getOrDefault(tid, 0));
      }
      assertThat(clockOf(a).isAtMost(clockOf(b))).isEqualTo(both.equals(b));
      assertThat(clockOf(a).isAtMost(joined)).isTrue();
      assertThat(clockOf(b).isAtMost(joined)).isTrue();
    }
  }

  /** Clocks that have met before take shortcuts: those must not change what comes out. */
  @Test
  void joinsOfJoinsAreThoseOfMaps() {
    Random random = new Random(2);
    for (int round = 0; round < 500; round++) {
      List<Clock> clocks = new ArrayList<>(List.of(Clock.EMPTY));
      List<Map<Integer, Integer>> maps = new ArrayList<>(List.of(Map.of()));
      for (int step = 0; step < 40; step++) {
        int i = random.nextInt(clocks.size());
        int j = random.nextInt(clocks.size());
        Map<Integer, Integer> expected = new TreeMap<>(maps.get(i));
        Clock clock = clocks.get(i);
        switch (random.nextInt(3)) {
          case 0 -> {
            int tid = TIDS[random.nextInt(TIDS.length)] ^ random.nextInt(2);
            int value = 1 + random.nextInt(5);
            expected.merge(tid, value, Math::max);
            clock = clock.with(tid, value);
          }
          case 1 -> {
            maps.get(j).forEach((tid, value) -> expected.merge(tid, value, Math::max));
            clock = clock.joinWith(clocks.get(j));
          }
          default -> {
            maps.get(j).forEach((tid, value) -> expected.merge(tid, value, Math::max));
            clock = clock.addedTo(clocks.get(j));
          }
        }
        for (int tid : TIDS) {
          assertThat(clock.get(tid)).isEqualTo(expected.getOrDefault(tid, 0));
          assertThat(clock.get(tid ^ 1)).isEqualTo(expected.getOrDefault(tid ^ 1, 0));
        }
        clocks.add(clock);
        maps.add(expected);
      }
    }
  }

  private static Map<Integer, Integer> values(Random random) {
    Map<Integer, Integer> values = new TreeMap<>();
    int reach = 1 + random.nextInt(TIDS.length);
    for (int i = random.nextInt(4); i > 0; i--) {
      values.put(TIDS[random.nextInt(reach)], 1 + random.nextInt(3));
    }
    return values;
  }

  private static Clock clockOf(Map<Integer, Integer> values) {
    Clock clock = Clock.EMPTY;
    for (Map.Entry<Integer, Integer> value : values.entrySet()) {
      clock = clock.with(value.getKey(), value.getValue());
    }
    return clock;
  }
}
