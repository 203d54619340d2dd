package bench.javagrande;

/** The keys of the IDEA cipher: 52 numbers of 16 bits, and those that undo them. */
final class IdeaKey {
  static final int ROUNDS = 8;
  private static final int PER_ROUND = 6;
  private static final int LENGTH = ROUNDS * PER_ROUND + 4;
  private static final int MODULUS = 0x10001;

  private IdeaKey() {}

  /**
   * @param user eight numbers of 16 bits
   */
  static int[] encryption(int[] user) {
    int[] key = new int[LENGTH];
    System.arraycopy(user, 0, key, 0, 8);
    for (int i = 8; i < LENGTH; i++) { // the 128 bits, rotated by 25 for each eight numbers
      int group = i / 8 * 8 - 8;
      int high = key[group + (i + 1) % 8];
      int low = key[group + (i + 2) % 8];
      key[i] = (high << 9 | low >>> 7) & 0xffff;
    }
    return key;
  }

  static int[] decryption(int[] key) {
    int[] inverse = new int[LENGTH];
    for (int round = 0; round <= ROUNDS; round++) {
      int from = (ROUNDS - round) * PER_ROUND;
      int to = round * PER_ROUND;
      boolean swapped = round > 0 && round < ROUNDS;
      inverse[to] = inverse(key[from]);
      inverse[to + 1] = -key[from + (swapped ? 2 : 1)] & 0xffff;
      inverse[to + 2] = -key[from + (swapped ? 1 : 2)] & 0xffff;
      inverse[to + 3] = inverse(key[from + 3]);
      if (round < ROUNDS) {
        inverse[to + 4] = key[from - 2];
        inverse[to + 5] = key[from - 1];
      }
    }
    return inverse;
  }

  /** Multiplies modulo 65537, where 0 stands for 65536. */
  static int multiply(int a, int b) {
    if (a == 0) {
      return 1 - b & 0xffff;
    }
    if (b == 0) {
      return 1 - a & 0xffff;
    }
    return (int) ((long) a * b % MODULUS) & 0xffff;
  }

  /** The number that gives 1 when multiplied with this one. */
  private static int inverse(int number) {
    int result = 1;
    int power = number;
    for (int exponent = MODULUS - 2; exponent > 0; exponent >>= 1) {
      if ((exponent & 1) != 0) {
        result = multiply(result, power);
      }
      power = multiply(power, power);
    }
    return result;
  }
}
