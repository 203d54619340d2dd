package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class MonitorInstrumenterTest {
  private static List<String> eventsOf(String method) throws Exception {
    return Observed.run("Locking", method).events().stream()
        .filter(event -> !event.startsWith("class"))
        .toList();
  }

  @Test
  void onlyTheOutermostBlockIsSeen() throws Exception {
    assertThat(eventsOf("block")).containsExactly("acquire", "release");
  }

  @Test
  void aBlockIsLeftByAnException() throws Exception {
    assertThat(eventsOf("blockLeftByException")).containsExactly("acquire", "release");
  }

  @Test
  void aLoopMayStartRightBehindTheMonitor() throws Exception {
    assertThat(Observed.run("Locking", "loopInBlock").answer()).isEqualTo(10);
    assertThat(eventsOf("loopInBlock")).containsExactly("acquire", "release");
  }

  @Test
  void synchronizedMethodsHoldTheirMonitorToTheEnd() throws Exception {
    assertThat(eventsOf("methods"))
        .containsExactly(
            "acquire by method", "release",
            "acquire by method", "release",
            "acquire by method", "release");
  }

  @Test
  void aWaitThatTimesOutGivesTheMonitorUpAndTakesItBack() throws Exception {
    assertThat(eventsOf("timedWait"))
        .containsExactly("acquire", "release by wait", "acquire by wait", "release");
  }

  @Test
  void aWaitThatIsInterruptedTakesTheMonitorBack() throws Exception {
    assertThat(Observed.run("Locking", "interruptedWait").answer()).isEqualTo(true);
    assertThat(eventsOf("interruptedWait"))
        .containsExactly("acquire", "release by wait", "acquire by wait", "release");
  }

  @Test
  void aWaitWithoutTheMonitorFailsAsEver() throws Exception {
    assertThat(Observed.run("Locking", "waitWithoutLock").answer()).isEqualTo(true);
    assertThat(eventsOf("waitWithoutLock")).isEmpty();
  }

  @Test
  void notifiesAreSeen() throws Exception {
    assertThat(eventsOf("notifies")).containsExactly("acquire", "notify", "notify", "release");
  }
}
