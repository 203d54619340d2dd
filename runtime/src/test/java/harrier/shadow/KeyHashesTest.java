package harrier.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class KeyHashesTest {
  private static final int UNKNOWN = -1;

  private final KeyHashes hashes = new KeyHashes();

  private void remember(Object key, int hash) {
    hashes.computed(hash);
    hashes.remember(key);
  }

  @Test
  void aKeyIsKnownUntilItIsForgotten() {
    Object key = new Object();
    assertThat(hashes.of(key, UNKNOWN)).isEqualTo(UNKNOWN);
    remember(key, 5);
    assertThat(hashes.of(key, UNKNOWN)).isEqualTo(5);
    hashes.forget(key);
    assertThat(hashes.of(key, UNKNOWN)).isEqualTo(UNKNOWN);
  }

  @Test
  void anOperationInsideAnotherHidesNothing() {
    Object outer = new Object();
    Object inner = new Object();
    remember(outer, 5);
    remember(inner, 6);
    hashes.forget(inner);
    assertThat(hashes.of(outer, UNKNOWN)).isEqualTo(5);
  }

  @Test
  void whatExceptionsLeaveBehindIsDropped() {
    for (int i = 0; i < 100; i++) {
      remember(new Object(), i);
    }
    Object key = new Object();
    remember(key, 5);
    assertThat(hashes.of(key, UNKNOWN)).isEqualTo(5);
  }
}
