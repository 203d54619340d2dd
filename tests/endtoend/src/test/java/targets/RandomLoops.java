package targets;

import baton.Baton;
import baton.Threads;
import java.util.BitSet;
import java.util.Random;

/**
 * One thread goes through arrays in loops whose accesses depend on random bits; another, unordered,
 * writes every element afterwards. Prints how many elements both have accessed.
 */
final class RandomLoops {
  private static final int ROUNDS = 2000;

  /** What a round's loop is given, and what it has accessed. */
  private static final class Round {
    final long[] cells;
    final boolean[] bits;
    final int from;
    final int to;
    final int shift;

    Round(Random random) {
      cells = new long[40 + random.nextInt(random.nextInt(10) == 0 ? 3000 : 200)];
      bits = new boolean[cells.length + 4];
      int rarity = 1 + random.nextInt(20);
      boolean usual = random.nextBoolean();
      for (int i = 0; i < bits.length; i++) {
        bits[i] = random.nextInt(rarity) == 0 ? usual : !usual;
      }
      from = 2 + random.nextInt(cells.length - 8);
      to = from + random.nextInt(cells.length - from);
      shift = random.nextInt(7) - 2;
    }
  }

  private RandomLoops() {}

  public static void main(String[] args) {
    Random random = new Random(Long.parseLong(args[0]));
    Round[] rounds = new Round[ROUNDS];
    long expected = 0;
    for (int i = 0; i < ROUNDS; i++) {
      rounds[i] = new Round(random);
      expected += accessed(i, rounds[i]);
    }
    System.out.println(expected);
    Baton baton = new Baton();
    Threads.together(
        () -> {
          for (int i = 0; i < ROUNDS; i++) {
            loop(i, rounds[i].cells, rounds[i]);
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          for (Round round : rounds) {
            overwrite(round.cells);
          }
        });
  }

  private static void overwrite(long[] cells) {
    for (int i = 0; i < cells.length; i++) {
      cells[i] = 1;
    }
  }

  private static void loop(int number, long[] cells, Round round) {
    try {
      switch (number % 3) {
        case 0 -> shifted(cells, round.bits, round.from, round.to, round.shift);
        case 1 -> backward(cells, round.bits, round.from, round.to);
        default -> nested(cells, round.bits, round.to);
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      // the loop ends there
    }
  }

  private static void shifted(long[] a, boolean[] bits, int from, int to, int shift) {
    for (int i = from; i < to; i++) {
      if (bits[i]) {
        a[i] = a[i + shift] + 1;
      } else if ((i & 4) != 0 && bits[i + 1]) {
        a[i + 1] += i;
      }
    }
  }

  private static long backward(long[] a, boolean[] bits, int from, int to) {
    long sum = 0;
    for (int i = to - 1; i >= from; i -= 2) {
      if (bits[i]) {
        sum += a[i];
        a[i] = i;
        if (bits[i / 2]) {
          a[i - 1] = sum;
          if (sum > 1000) {
            break;
          }
        }
      }
    }
    return sum;
  }

  private static long nested(long[] a, boolean[] bits, int to) {
    long sum = 0;
    for (int i = 0; i < to; i++) {
      if (!bits[i]) {
        continue;
      }
      a[i] += 2;
      if (bits[i + 1]) {
        sum += a[i + 2];
        continue;
      }
      if (a[i] > 5) {
        return sum;
      }
      a[i + 3] = 1;
    }
    return sum;
  }

  /** The same loops once more, on bits instead of elements: how many elements they access. */
  private static int accessed(int number, Round round) {
    BitSet seen = new BitSet();
    long[] a = new long[round.cells.length];
    boolean[] bits = round.bits;
    long sum = 0;
    if (number % 3 == 0) {
      for (int i = round.from; i < round.to; i++) {
        if (bits[i]) {
          if (!see(seen, a, i + round.shift) || !see(seen, a, i)) {
            break;
          }
        } else if ((i & 4) != 0 && bits[i + 1] && !see(seen, a, i + 1)) {
          break;
        }
      }
    } else if (number % 3 == 1) {
      for (int i = round.to - 1; i >= round.from; i -= 2) {
        if (bits[i]) {
          see(seen, a, i);
          sum += a[i];
          a[i] = i;
          if (bits[i / 2]) {
            see(seen, a, i - 1);
            a[i - 1] = sum;
            if (sum > 1000) {
              break;
            }
          }
        }
      }
    } else {
      for (int i = 0; i < round.to; i++) {
        if (bits[i]) {
          see(seen, a, i);
          a[i] += 2;
          if (bits[i + 1]) {
            if (!see(seen, a, i + 2)) {
              break;
            }
          } else if (a[i] > 5 || !see(seen, a, i + 3)) {
            break;
          } else {
            a[i + 3] = 1;
          }
        }
      }
    }
    return seen.cardinality();
  }

  private static boolean see(BitSet seen, long[] a, int index) {
    boolean isInside = index >= 0 && index < a.length;
    if (isInside) {
      seen.set(index);
    }
    return isInside;
  }
}
