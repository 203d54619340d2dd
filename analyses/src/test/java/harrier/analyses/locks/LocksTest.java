package harrier.analyses.locks;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.shadow.ShadowLock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LocksTest {
  private final ShadowLock m = new ShadowLock("m");
  private final ShadowLock n = new ShadowLock("n");

  @Test
  void equalSetsAreTheSameObject() {
    assertThat(Locks.NONE.add(m).add(n)).isSameAs(Locks.NONE.add(n).add(m));
    assertThat(Locks.NONE.add(m).add(m)).isSameAs(Locks.NONE.add(m));
    assertThat(Locks.NONE.add(m).remove(m)).isSameAs(Locks.NONE);
  }

  @Test
  void namesAreListed() {
    assertThat(Locks.NONE.add(n).add(m).toString()).isEqualTo(n.name() + ", " + m.name());
  }

  @Test
  void setsBehaveAsSetsDo() {
    Random random = new Random(7);
    List<ShadowLock> all = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      all.add(new ShadowLock("l" + i));
    }
    Locks locks = Locks.NONE;
    Set<ShadowLock> model = new HashSet<>();
    Locks other = Locks.NONE;
    Set<ShadowLock> otherModel = new HashSet<>();
    for (int step = 0; step < 2_000; step++) {
      ShadowLock lock = all.get(random.nextInt(all.size()));
      switch (random.nextInt(5)) {
        case 0, 1 -> {
          locks = locks.add(lock);
          model.add(lock);
        }
        case 2 -> {
          locks = locks.remove(lock);
          model.remove(lock);
        }
        case 3 -> {
          other = locks;
          otherModel = new HashSet<>(model);
        }
        default -> {
          locks = locks.intersect(other);
          model.retainAll(otherModel);
        }
      }
      assertThat(locks).as("step %d", step).isSameAs(setOf(model));
      assertThat(locks.containsAll(other))
          .as("step %d", step)
          .isEqualTo(model.containsAll(otherModel));
    }
  }

  private static Locks setOf(Set<ShadowLock> model) {
    Locks locks = Locks.NONE;
    for (ShadowLock lock : model) {
      locks = locks.add(lock);
    }
    return locks;
  }
}
