package harrier.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ShadowChannelTest {
  private final ShadowChannel channel = new ShadowChannel("channel");
  private final ShadowThread trier = new ShadowThread("trier", null);
  private final ShadowThread observer = new ShadowThread("observer", null);

  @Test
  void anObserverWaitsForTheOutcomeWhileTheOtherThreadHasNoProcessor() throws Exception {
    channel.unsettle(trier);
    Thread waiting = new Thread(() -> channel.settle(observer));
    waiting.start();
    waiting.join(200);
    assertThat(waiting.isAlive()).isTrue();
    channel.settled(trier);
    waiting.join();
  }

  @Test
  void nobodyWaitsForEver() {
    channel.unsettle(trier);
    channel.settle(observer);
  }

  @Test
  void aThreadDoesNotWaitForItself() {
    channel.unsettle(trier);
    channel.unsettle(trier);
    channel.settle(trier);
    channel.settled(trier);
  }
}
