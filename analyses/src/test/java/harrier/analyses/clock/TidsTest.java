package harrier.analyses.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import harrier.shadow.AccessWord;
import harrier.shadow.Identity;
import harrier.shadow.ShadowThread;
import org.junit.jupiter.api.Test;

class TidsTest {
  private static final Identity FIRST = new ShadowThread("first", null).identity();
  private static final Identity SECOND = new ShadowThread("second", null).identity();

  @Test
  void anIdGoesOnBehindItsEndedUser() {
    Tids tids = new Tids();
    long first = tids.take(Clock.EMPTY, FIRST);
    assertThat(first).isEqualTo(AccessWord.stamp(0, 1));
    tids.end(0, 5, 5);
    assertThat(tids.take(Clock.EMPTY.with(0, 4), SECOND)).isEqualTo(AccessWord.stamp(1, 1));
    assertThat(tids.take(Clock.EMPTY.with(0, 5), SECOND)).isEqualTo(AccessWord.stamp(0, 6));
    assertThat(tids.take(Clock.EMPTY.with(0, 9), SECOND)).isEqualTo(AccessWord.stamp(2, 1));
  }

  @Test
  void anIdWithoutClockValuesLeftIsNotReused() {
    Tids tids = new Tids(10, 5);
    tids.take(Clock.EMPTY, FIRST);
    tids.end(0, 5, 5);
    assertThat(tids.take(Clock.EMPTY.with(0, 5), SECOND)).isEqualTo(AccessWord.stamp(1, 1));
  }

  @Test
  void candidatesThatDoNotFitMakeRoomForOthers() {
    Tids tids = new Tids();
    for (int i = 0; i < 40; i++) {
      tids.take(Clock.EMPTY, FIRST);
    }
    for (int tid = 0; tid < 40; tid++) {
      tids.end(tid, 1, 1);
    }
    Clock knowsTheFirst = Clock.EMPTY.with(0, 1);
    tids.take(knowsTheFirst, SECOND);
    tids.take(knowsTheFirst, SECOND);
    assertThat(AccessWord.tid(tids.take(knowsTheFirst, SECOND))).isZero();
  }

  @Test
  void usersOfAnIdAreRememberedByTheirClockValues() {
    Tids tids = new Tids();
    tids.take(Clock.EMPTY, FIRST);
    tids.end(0, 3, 3);
    tids.take(Clock.EMPTY.with(0, 3), SECOND);
    assertThat(tids.userOf(AccessWord.stamp(0, 3) | 17)).isSameAs(FIRST);
    assertThat(tids.userOf(AccessWord.stamp(0, 4) | 17)).isSameAs(SECOND);
    assertThat(tids.userOf(AccessWord.stamp(9, 1))).isNull();
  }

  @Test
  void usersOfLongAgoAreForgotten() {
    Tids tids = new Tids();
    for (int i = 1; i <= 100; i++) {
      tids.take(Clock.EMPTY.with(0, i), i == 1 ? FIRST : SECOND);
      tids.end(0, i, i);
    }
    assertThat(tids.userOf(AccessWord.stamp(0, 1))).isNull();
    assertThat(tids.userOf(AccessWord.stamp(0, 100))).isSameAs(SECOND);
    assertThat(tids.count()).isOne();
  }

  /** Ids that many unordered threads needed once do not each remember many users from then on. */
  @Test
  void onlySoManyUsersAreRememberedInAll() {
    Tids tids = new Tids();
    int ids = 100_000;
    Clock knowsAll = Clock.EMPTY;
    for (int tid = 0; tid < ids; tid++) {
      tids.take(Clock.EMPTY, FIRST);
      knowsAll = knowsAll.with(tid, 2);
    }
    for (int tid = 0; tid < ids; tid++) {
      tids.end(tid, 1, 1);
    }
    int firstReused = AccessWord.tid(tids.take(knowsAll, SECOND));
    for (int i = 1; i < ids; i++) {
      tids.take(knowsAll, SECOND);
    }
    assertThat(tids.count()).isEqualTo(ids);
    assertThat(tids.userOf(AccessWord.stamp(firstReused, 1))).isNull();
    for (int tid = 0; tid < ids; tid++) {
      assertThat(tids.userOf(AccessWord.stamp(tid, 2))).isSameAs(SECOND);
    }
    assertThat(tids.userOf(AccessWord.stamp(0, 1))).isSameAs(FIRST);
  }

  @Test
  void runningOutOfIdsIsSaid() {
    Tids tids = new Tids(1, 5);
    tids.take(Clock.EMPTY, FIRST);
    assertThatThrownBy(() -> tids.take(Clock.EMPTY, SECOND))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("thread ids are used up");
    assertThat(tids.count()).isOne();
  }
}
