package harrier.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SitesTest {
  /** Knows sites in methods of one class, and which of them it was asked for. */
  private static final class Known implements Numbered.Source<Site> {
    final String className;
    final List<Integer> asked = new ArrayList<>();

    Known(String className) {
      this.className = className;
    }

    @Override
    public Site make(int index, int id) {
      asked.add(index);
      return new Site(id, className, "m" + index, null, -1, Site.Op.READ, null, null, null);
    }
  }

  @Test
  void aReservedSiteIsMadeOnceSomebodyAsksForIt() {
    Known known = new Known("A");
    int first = Sites.reserve(3, known);
    assertThat(known.asked).isEmpty();
    Site site = Sites.at(first + 2);
    assertThat(site).hasToString("A.m2(Unknown Source)").isSameAs(Sites.at(first + 2));
    assertThat(site.id).isEqualTo(first + 2);
    assertThat(known.asked).containsExactly(2);
  }

  @Test
  void othersInBetweenKeepTheirNumbers() {
    int a = Sites.reserve(2, new Known("A"));
    Site added = Sites.add("B", "m", null, -1, Site.Op.WRITE);
    int c = Sites.reserve(2, new Known("C"));
    assertThat(Sites.at(a + 1)).hasToString("A.m1(Unknown Source)");
    assertThat(Sites.at(added.id)).isSameAs(added);
    assertThat(Sites.at(c)).hasToString("C.m0(Unknown Source)");
  }

  @Test
  void whoReservesNothingTakesNobodysPlace() {
    int first = Sites.reserve(1, new Known("A"));
    Sites.reserve(0, new Known("B"));
    int last = Sites.reserve(1, new Known("C"));
    Sites.reserve(0, new Known("D"));
    assertThat(Sites.at(first)).hasToString("A.m0(Unknown Source)");
    assertThat(Sites.at(last)).hasToString("C.m0(Unknown Source)");
  }

  @Test
  void aSourceInTroubleDoesNotHarmWhoAsks() {
    int first =
        Sites.reserve(
            1,
            (index, id) -> {
              throw new IllegalStateException();
            });
    assertThat(Sites.at(first)).isSameAs(Site.UNKNOWN);
  }

  private static final int CLAIMED = 1_000_000;

  @Test
  void numbersThatWereChosenBeforeAreClaimed() {
    Sites.leaveRoom();
    assertThat(Sites.claim(CLAIMED + 10, 5, new Known("B"))).isTrue();
    assertThat(Sites.claim(CLAIMED, 10, new Known("A"))).isTrue();
    assertThat(Sites.at(CLAIMED + 9)).hasToString("A.m9(Unknown Source)");
    assertThat(Sites.at(CLAIMED + 10)).hasToString("B.m0(Unknown Source)");
    int later = Sites.reserve(1, new Known("C"));
    assertThat(later).isGreaterThanOrEqualTo(Numbered.FIRST_UNCLAIMED);
    assertThat(Sites.at(later)).hasToString("C.m0(Unknown Source)");
  }

  @Test
  void nothingIsClaimedTwice() {
    Sites.leaveRoom();
    int first = CLAIMED + 100;
    assertThat(Sites.claim(first, 10, new Known("A"))).isTrue();
    assertThat(Sites.claim(first, 10, new Known("B"))).isFalse();
    assertThat(Sites.claim(first + 9, 10, new Known("B"))).isFalse();
    assertThat(Sites.claim(first - 9, 10, new Known("B"))).isFalse();
    assertThat(Sites.claim(Numbered.FIRST_UNCLAIMED - 1, 2, new Known("B"))).isFalse();
    assertThat(Sites.at(first + 9)).hasToString("A.m9(Unknown Source)");
  }

  @Test
  void aNumberThatNobodyHasIsThatOfNoSite() {
    assertThat(Sites.at(CLAIMED + 1_000)).isSameAs(Site.UNKNOWN);
    assertThat(Sites.at(CLAIMED + 1_000_000)).isSameAs(Site.UNKNOWN);
  }
}
