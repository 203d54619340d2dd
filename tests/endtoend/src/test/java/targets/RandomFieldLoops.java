package targets;

import baton.Baton;
import baton.Threads;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * One thread goes through arrays that are in fields, or whose indices are, in loops; another,
 * unordered, writes every element and field afterwards. Prints how many of these both have
 * accessed.
 */
final class RandomFieldLoops {
  private static final int ROUNDS = 2000;
  private static final int LOOPS = 8;

  /** Fields of another class, of which the loops do not know at first what they are. */
  private static final class Elsewhere {
    static long[] shared;
    static volatile int flag;
    long sum;
  }

  /** What a loop goes through. */
  private static final class Round {
    long[] cells;
    long[] spare;
    int[] indices;
    short[] steps;
    long[][] rows;
    int at;
    int from;
    int to;
    long total;
    final boolean[] bits;
    final Elsewhere other = new Elsewhere();

    Round(Random random) {
      int length = 40 + random.nextInt(random.nextInt(10) == 0 ? 3000 : 200);
      cells = new long[length];
      spare = new long[length];
      rows = new long[][] {new long[length], new long[length]};
      indices = new int[length];
      steps = new short[length];
      bits = new boolean[length];
      int rarity = 1 + random.nextInt(20);
      for (int i = 0; i < length; i++) {
        indices[i] = random.nextInt(length);
        steps[i] = (short) random.nextInt(length);
        bits[i] = random.nextInt(rarity) == 0;
      }
      if (random.nextInt(3) == 0) { // the loop ends with an exception
        indices[random.nextInt(length)] = random.nextBoolean() ? -1 : length;
      }
      at = random.nextInt(length);
      from = random.nextInt(length);
      to = from + random.nextInt(length - from + 2);
    }

    void loop(int number) {
      try {
        switch (number % LOOPS) {
          case 0 -> gather();
          case 1 -> scatter();
          case 2 -> swap();
          case 3 -> accumulate();
          case 4 -> synchronize();
          case 5 -> row(number & 1);
          case 6 -> remember();
          default -> elsewhere(other);
        }
      } catch (ArrayIndexOutOfBoundsException e) {
        // the loop ends there
      }
    }

    private void gather() {
      for (int i = from; i < to; i++) {
        cells[i] = spare[indices[i]] + 1;
      }
    }

    private void scatter() {
      for (int i = from; i < to; i++) {
        Elsewhere.shared[indices[i]] += cells[i];
      }
    }

    private void swap() {
      for (int i = from; i < to; i++) {
        if (bits[i]) {
          long[] before = cells;
          cells = spare;
          spare = before;
        }
        cells[i] += 2;
      }
    }

    private void accumulate() {
      for (int i = to - 1; i >= from; i--) {
        cells[at] += indices[i];
      }
    }

    private void synchronize() {
      for (int i = from; i < to; i += 2) {
        cells[i] = Elsewhere.flag + spare[steps[i]];
      }
    }

    private void row(int number) {
      for (int i = from; i < to; i++) {
        rows[number][i] = indices[i];
      }
    }

    private void remember() {
      for (int i = from; i < to; i++) {
        total += cells[i];
        if (bits[i]) {
          break;
        }
      }
    }

    private void elsewhere(Elsewhere other) {
      for (int i = from; i < to; i++) {
        other.sum += spare[steps[i]];
      }
    }
  }

  private RandomFieldLoops() {}

  public static void main(String[] args) {
    Random random = new Random(Long.parseLong(args[0]));
    Round[] rounds = new Round[ROUNDS];
    long expected = 0;
    for (int i = 0; i < ROUNDS; i++) {
      rounds[i] = new Round(random);
      expected += accessed(i, rounds[i]);
    }
    long[][] shared = new long[ROUNDS][];
    for (int i = 0; i < ROUNDS; i++) {
      shared[i] = new long[rounds[i].cells.length];
    }
    Arrays[] arrays = new Arrays[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      arrays[i] = new Arrays(rounds[i]);
    }
    System.out.println(expected);
    Baton baton = new Baton();
    Threads.together(
        () -> {
          for (int i = 0; i < ROUNDS; i++) {
            Elsewhere.shared = shared[i];
            rounds[i].loop(i);
          }
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          for (int i = 0; i < ROUNDS; i++) {
            arrays[i].overwrite();
            overwrite(shared[i]);
            overwrite(rounds[i]);
          }
        });
  }

  /** The arrays of a round, found without looking at its fields again. */
  private static final class Arrays {
    private final long[] cells;
    private final long[] spare;
    private final int[] indices;
    private final short[] steps;
    private final long[][] rows;
    private final long[] first;
    private final long[] second;

    Arrays(Round round) {
      cells = round.cells;
      spare = round.spare;
      indices = round.indices;
      steps = round.steps;
      rows = round.rows;
      first = rows[0];
      second = rows[1];
    }

    void overwrite() {
      RandomFieldLoops.overwrite(cells);
      RandomFieldLoops.overwrite(spare);
      RandomFieldLoops.overwrite(first);
      RandomFieldLoops.overwrite(second);
      for (int i = 0; i < indices.length; i++) {
        indices[i] = 0;
        steps[i] = 0;
      }
      rows[0] = null;
      rows[1] = null;
    }
  }

  private static void overwrite(Round round) {
    round.cells = null;
    round.spare = null;
    round.rows = null;
    round.indices = null;
    round.steps = null;
    round.at = 0;
    round.from = 0;
    round.to = 0;
    round.total = 0;
    round.other.sum = 0;
  }

  private static void overwrite(long[] cells) {
    for (int i = 0; i < cells.length; i++) {
      cells[i] = 1;
    }
  }

  /** The same loops once more: how many variables they access. */
  private static int accessed(int number, Round round) {
    Set<String> seen = new TreeSet<>();
    int length = round.cells.length;
    see(seen, number % LOOPS == 3 ? "to" : "from");
    String[] names = {"cells", "spare"};
    for (int i = number % LOOPS == 3 ? round.to - 1 : round.from; ; i += step(number)) {
      see(seen, number % LOOPS == 3 ? "from" : "to");
      boolean goesOn = number % LOOPS == 3 ? i >= round.from : i < round.to;
      if (!goesOn || !visit(number, round, i, length, seen, names)) {
        return seen.size();
      }
    }
  }

  private static int step(int number) {
    return number % LOOPS == 3 ? -1 : number % LOOPS == 4 ? 2 : 1;
  }

  /** Whether the loop goes on. */
  private static boolean visit(
      int number, Round round, int i, int length, Set<String> seen, String[] names) {
    switch (number % LOOPS) {
      case 0 -> {
        see(seen, "cells", "spare", "indices");
        return see(seen, "indices", i, length)
            && see(seen, "spare", round.indices[i], length)
            && see(seen, "cells", i, length);
      }
      case 1 -> {
        see(seen, "indices");
        if (!see(seen, "indices", i, length) || !see(seen, "shared", round.indices[i], length)) {
          return false;
        }
        see(seen, "cells");
        return see(seen, "cells", i, length);
      }
      case 2 -> {
        if (i >= length) {
          return false;
        }
        if (round.bits[i]) {
          see(seen, "cells", "spare");
          String before = names[0];
          names[0] = names[1];
          names[1] = before;
        }
        see(seen, "cells");
        return see(seen, names[0], i, length);
      }
      case 3 -> {
        see(seen, "cells", "at", "indices");
        see(seen, "cells", round.at, length);
        return see(seen, "indices", i, length);
      }
      case 4 -> {
        see(seen, "cells", "spare", "steps");
        return see(seen, "steps", i, length)
            && see(seen, "spare", round.steps[i], length)
            && see(seen, "cells", i, length);
      }
      case 5 -> {
        see(seen, "rows", "rows " + (number & 1), "indices");
        return see(seen, "indices", i, length) && see(seen, "row" + (number & 1), i, length);
      }
      case 6 -> {
        see(seen, "total", "cells");
        return see(seen, "cells", i, length) && !round.bits[i];
      }
      default -> {
        see(seen, "sum", "spare", "steps");
        return see(seen, "steps", i, length) && see(seen, "spare", round.steps[i], length);
      }
    }
  }

  private static void see(Set<String> seen, String... fields) {
    seen.addAll(Set.of(fields));
  }

  private static boolean see(Set<String> seen, String array, int index, int length) {
    boolean isInside = index >= 0 && index < length;
    if (isInside) {
      seen.add(array + " " + index);
    }
    return isInside;
  }
}
