package harrier.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class WeakTableTest {
  private static final int FEW = 10;
  private static final int SOME = 640;
  private static final int MANY = 5000;
  private static final long MUCH = 1L << 30;
  private static final int TRIES = 100;
  private static final int THREADS = 4;

  private final WeakTable<ArrayShadow> table =
      new WeakTable<>() {
        @Override
        protected ArrayShadow make(Object array, int hash) {
          return new ArrayShadow(array, hash, true);
        }
      };

  @Test
  void objectsKeepTheirShadow() {
    Object object = new int[1];

    assertThat(table.present(object)).isNull();
    assertThat(table.of(object)).isSameAs(table.of(object)).isSameAs(table.present(object));
  }

  @Test
  void largeShadowsGoWithTheirObjectsHoweverFewTheyAre() {
    int[] alive = new int[1];
    ArrayShadow kept = table.of(alive);
    List<WeakReference<ArrayShadow>> dead = shadowsOfDeadObjects();
    for (int i = 0; i < TRIES && isAnyLeft(dead); i++) {
      System.gc();
      table.grew(MUCH);
    }

    assertThat(isAnyLeft(dead)).isFalse();
    assertThat(table.present(alive)).isSameAs(kept);
  }

  @Test
  void neighboursOfTheDeadKeepTheirShadows() {
    List<int[]> alive = new ArrayList<>();
    List<ArrayShadow> kept = new ArrayList<>();
    List<WeakReference<ArrayShadow>> dead = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      dead.addAll(shadowsOfDeadObjects());
      alive.add(new int[1]);
      kept.add(table.of(alive.get(i)));
    }
    for (int i = 0; i < TRIES && isAnyLeft(dead); i++) {
      System.gc();
      table.grew(MUCH);
    }

    assertThat(isAnyLeft(dead)).isFalse();
    assertThat(alive).extracting(table::present).isEqualTo(kept);
  }

  @Test
  void shadowsOfObjectsThatDieYoungGoWithoutAnyGrowth() {
    List<int[]> alive = new ArrayList<>();
    List<ArrayShadow> kept = new ArrayList<>();
    List<WeakReference<ArrayShadow>> dead = shadowsOfDeadObjects();
    for (int i = 0; i < FEW && isAnyLeft(dead); i++) {
      System.gc();
      for (int j = 0; j < SOME; j++) { // some for every part of the table
        int[] object = new int[1];
        alive.add(object);
        kept.add(table.of(object));
      }
    }
    System.gc();

    assertThat(isAnyLeft(dead)).isFalse();
    assertThat(alive).extracting(table::present).isEqualTo(kept);
  }

  @Test
  void allThreadsKnowTheSameShadowsWhileOthersComeAndGo() throws Exception {
    List<int[]> alive = new ArrayList<>();
    List<ArrayShadow> kept = new ArrayList<>();
    for (int i = 0; i < SOME; i++) {
      alive.add(new int[1]);
      kept.add(table.of(alive.get(i)));
    }
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Integer>> mistakes = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        mistakes.add(pool.submit(() -> mistakesIn(alive, kept)));
      }
      for (int i = 0; i < FEW; i++) {
        System.gc();
      }
      for (Future<Integer> each : mistakes) {
        assertThat(each.get()).isZero();
      }
    } finally {
      pool.shutdown();
    }
  }

  /** How often an object had another shadow than before, or none. */
  private int mistakesIn(List<int[]> alive, List<ArrayShadow> kept) {
    int mistakes = 0;
    for (int i = 0; i < MANY * FEW; i++) {
      int[] dies = new int[1];
      ArrayShadow made = table.of(dies);
      int at = i % alive.size();
      boolean isRight =
          table.of(alive.get(at)) == kept.get(at)
              && table.present(alive.get(at)) == kept.get(at)
              && table.present(dies) == made;
      mistakes += isRight ? 0 : 1;
    }
    return mistakes;
  }

  private List<WeakReference<ArrayShadow>> shadowsOfDeadObjects() {
    List<WeakReference<ArrayShadow>> shadows = new ArrayList<>();
    for (int i = 0; i < FEW; i++) {
      shadows.add(new WeakReference<>(table.of(new int[1])));
    }
    return shadows;
  }

  private static boolean isAnyLeft(List<WeakReference<ArrayShadow>> shadows) {
    return shadows.stream().anyMatch(shadow -> !shadow.refersTo(null));
  }
}
