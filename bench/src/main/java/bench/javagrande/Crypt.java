package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;

/** Encrypts a text with IDEA, and decrypts it again. Race-free. */
public final class Crypt implements Program {
  private static final int BLOCK = 8;

  private final int blocks;
  private byte[] plain;
  private byte[] encrypted;
  private byte[] decrypted;

  /**
   * @param blocks of eight bytes
   */
  public Crypt(int blocks) {
    this.blocks = blocks;
  }

  @Override
  public long run() {
    int[] key = IdeaKey.encryption(new int[] {1, 2, 3, 4, 5, 6, 7, 8});
    int[] inverse = IdeaKey.decryption(key);
    plain = new byte[blocks * BLOCK];
    encrypted = new byte[plain.length];
    decrypted = new byte[plain.length];
    for (int i = 0; i < plain.length; i++) {
      plain[i] = (byte) (i * 7 + (i >> 9));
    }
    Team.run(id -> new Cipher(id, plain, encrypted, key));
    Team.run(id -> new Cipher(id, encrypted, decrypted, inverse));
    Checksum sum = new Checksum();
    for (int i = 0; i < plain.length; i++) {
      if (plain[i] != decrypted[i]) {
        throw new IllegalStateException("byte " + i + " is not what it was");
      }
      sum.add(encrypted[i]);
    }
    return sum.value();
  }

  /** Puts a share of one text into cipher, or back, and into another. */
  private static final class Cipher implements Runnable {
    private int id;
    private byte[] from;
    private byte[] to;
    private int[] key;

    Cipher(int id, byte[] from, byte[] to, int[] key) {
      this.id = id;
      this.from = from;
      this.to = to;
      this.key = key;
    }

    @Override
    public void run() {
      cipher(from, to, key);
    }

    private void cipher(byte[] from, byte[] to, int[] key) {
      int blocks = from.length / BLOCK;
      int end = Team.end(blocks, id) * BLOCK;
      for (int i = Team.start(blocks, id) * BLOCK; i < end; i += BLOCK) {
        int x1 = from[i] & 0xff | (from[i + 1] & 0xff) << 8;
        int x2 = from[i + 2] & 0xff | (from[i + 3] & 0xff) << 8;
        int x3 = from[i + 4] & 0xff | (from[i + 5] & 0xff) << 8;
        int x4 = from[i + 6] & 0xff | (from[i + 7] & 0xff) << 8;
        int k = 0;
        for (int round = 0; round < IdeaKey.ROUNDS; round++) {
          x1 = IdeaKey.multiply(x1, key[k++]);
          x2 = x2 + key[k++] & 0xffff;
          x3 = x3 + key[k++] & 0xffff;
          x4 = IdeaKey.multiply(x4, key[k++]);
          int s = IdeaKey.multiply(x1 ^ x3, key[k++]);
          int t = IdeaKey.multiply(s + (x2 ^ x4) & 0xffff, key[k++]);
          s = s + t & 0xffff;
          x1 ^= t;
          x4 ^= s;
          s ^= x2;
          x2 = x3 ^ t;
          x3 = s;
        }
        x1 = IdeaKey.multiply(x1, key[k++]);
        x3 = x3 + key[k++] & 0xffff;
        x2 = x2 + key[k++] & 0xffff;
        x4 = IdeaKey.multiply(x4, key[k]);
        to[i] = (byte) x1;
        to[i + 1] = (byte) (x1 >>> 8);
        to[i + 2] = (byte) x3;
        to[i + 3] = (byte) (x3 >>> 8);
        to[i + 4] = (byte) x2;
        to[i + 5] = (byte) (x2 >>> 8);
        to[i + 6] = (byte) x4;
        to[i + 7] = (byte) (x4 >>> 8);
      }
    }
  }
}
