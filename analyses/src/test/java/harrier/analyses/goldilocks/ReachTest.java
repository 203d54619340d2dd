package harrier.analyses.goldilocks;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.shadow.ShadowChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReachTest {
  private static final int MANY = 100;

  private final Log log = new Log();
  private final List<ShadowChannel> used = new ArrayList<>();
  private final Device t = device();
  private final Device u = device();
  private final Reach reach = log.reach(t, null);

  private Device device() {
    ShadowChannel channel = new ShadowChannel("c");
    used.add(channel);
    return new Device(channel);
  }

  @Test
  void orderSpreadsThroughDevicesThatNobodyCanUseAnyMore() {
    Device handedOver = device();
    log.publish(t, 1, handedOver);
    for (int i = 0; i < MANY; i++) {
      log.publish(t, 1, device());
    }
    log.observe(handedOver, u);
    handedOver.clear();
    assertThat(reach.comesTo(u, 1)).isTrue();
  }

  @Test
  void whatNobodyCanUseIsForgottenOnceAllItsLinksWereFollowed() {
    Device old = device();
    log.publish(t, 1, old);
    for (int i = 0; i < MANY; i++) {
      Device each = device();
      log.publish(t, 1, each);
      each.clear();
    }
    assertThat(reach.comesTo(old, 1)).isTrue();
    old.clear();
    for (int i = 0; i < MANY * MANY; i++) {
      Device each = device();
      log.publish(t, 1, each);
      reach.evaluate();
      each.clear();
    }
    assertThat(reach.has(old, 1)).isFalse();
  }
}
