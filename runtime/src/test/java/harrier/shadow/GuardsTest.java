package harrier.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GuardsTest {
  private final Guards guards = new Guards();
  private final Object outer = new Object();
  private final Object inner = new Object();

  @Test
  void aGuardThatNobodyMetWasNotTaken() {
    guards.push(outer);
    assertThat(guards.pop(outer)).isFalse();
    assertThat(guards.count()).isZero();
  }

  @Test
  void aGuardIsTakenOnce() {
    guards.push(outer);
    assertThat(guards.take(0)).isSameAs(outer);
    assertThat(guards.take(0)).isNull();
    assertThat(guards.pop(outer)).isTrue();
  }

  @Test
  void aGuardThatIsHeldTwiceIsGivenUpInnermostFirst() {
    guards.push(outer);
    guards.take(0);
    guards.push(outer);
    assertThat(guards.pop(outer)).isFalse();
    assertThat(guards.pop(outer)).isTrue();
  }

  @Test
  void aGuardWhoseEndWasMissedGoesWithTheOneAroundIt() {
    guards.push(outer);
    guards.push(inner);
    assertThat(guards.pop(outer)).isFalse();
    assertThat(guards.count()).isZero();
  }

  @Test
  void manyGuardsFit() {
    for (int i = 0; i < 20; i++) {
      guards.push(i % 2 == 0 ? outer : inner);
    }
    assertThat(guards.count()).isEqualTo(20);
    assertThat(guards.take(19)).isSameAs(inner);
  }
}
