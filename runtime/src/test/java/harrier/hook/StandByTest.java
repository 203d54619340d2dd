package harrier.hook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Waiting for a lock before it is queued for. */
@Timeout(60)
final class StandByTest {
  private static final class Gate extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;

    void set(int state) {
      setState(state);
    }

    int state() {
      return getState();
    }
  }

  private final Gate gate = new Gate();

  @Test
  void aFreeLockIsNotWaitedFor() {
    StandBy.untilFree(gate);
    assertThat(gate.state()).isZero();
  }

  @Test
  void aLockThatStaysTakenIsGivenUp() {
    gate.set(1);
    StandBy.untilFree(gate);
    assertThat(gate.state()).isEqualTo(1);
  }
}
