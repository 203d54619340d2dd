package harrier.endtoend;

import java.util.Random;

/**
 * A program of random methods that access fields, with the answer in the program itself: each
 * method notes what it has accessed since it last let others know of it, in an array of its own.
 *
 * <p>One thread calls the methods, each with a lock and cells that no other call gets. A second
 * one, which nothing but those locks and a volatile field order behind it, then writes all fields
 * of all cells: in as many of these writes as accesses were noted there is a race.
 */
final class RandomSpans {
  private static final int METHODS = 80;
  private static final int CALLS = 1500;
  private static final int DEPTH = 3;
  private static final String[] OBJECTS = {"this", "p", "q", "r"};
  private static final String[] FIELDS = {"a", "b", "c"};

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int variables;

  private RandomSpans(long seed) {
    random = new Random(seed);
  }

  /** The source of a class {@code Cell} with a main method, which prints the number of races. */
  static String program(long seed) {
    return new RandomSpans(seed).program();
  }

  private String program() {
    for (int i = 0; i < METHODS; i++) {
      text.append("  void m").append(i);
      text.append("(Cell p, Cell q, Cell r, Object lock, long bits, long[] seen) {\n");
      text.append("    long sum = 0;\n");
      block(DEPTH);
      text.append("    seen[1] += sum;\n  }\n\n");
    }
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < METHODS; i++) {
      cases.append("      case ").append(i).append(" -> m").append(i);
      cases.append("(p, q, r, lock, bits, seen);\n");
    }
    return PROGRAM
        .replace("METHODS", text)
        .replace("CASES", cases)
        .replace("COUNT", Integer.toString(METHODS))
        .replace("CALLS", Integer.toString(CALLS))
        .replace("SEED", Long.toString(random.nextLong()) + "L");
  }

  private String any(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private void line(String format, Object... arguments) {
    text.append("    ").append(String.format(format, arguments)).append('\n');
  }

  private String bit() {
    return "(bits >> " + random.nextInt(63) + " & 1) != 0";
  }

  private void block(int depth) {
    for (int i = 2 + random.nextInt(3); i > 0; i--) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    switch (random.nextInt(depth > 0 ? 20 : 11)) {
      case 0, 1, 2, 3 -> access("sum += %1$s.%2$s;");
      case 4, 5 -> access("%1$s.%2$s = sum;");
      case 6 -> access("%1$s.%2$s += 1;");
      case 7 -> reassign();
      case 8 -> line("sum = Math.max(sum, %d);", random.nextInt(9));
      case 9 -> line(any("quiet();", "touch(lock); seen[0] = 0;", "count++;"));
      case 10 ->
          line(any("flag = true; seen[0] = 0;", "sum += number;", "touch(lock); seen[0] = 0;"));
      case 11, 12, 13 -> choice(depth);
      case 14, 15 -> loop(depth);
      case 16 -> loopToLimit(depth);
      case 17 -> guarded(depth);
      default -> caught(depth);
    }
  }

  private void access(String format) {
    String object = random.nextInt(3) == 0 ? "this" : any(OBJECTS);
    access(format, object, random.nextInt(FIELDS.length));
  }

  private void access(String format, String object, int field) {
    line(format, object, FIELDS[field]);
    line("seen[0] |= 1L << %s.number * 4 + %d;", object, field);
  }

  /** The same access twice, to what is in a local before and after it is stored to. */
  private void reassign() {
    String format = any("sum += %1$s.%2$s;", "%1$s.%2$s = sum;");
    String local = any("p", "q", "r");
    int field = random.nextInt(FIELDS.length);
    access(format, local, field);
    line("%s = %s;", local, any(OBJECTS));
    access(format, local, field);
  }

  private void choice(int depth) {
    line("if (%s) {", bit());
    block(depth - 1);
    if (random.nextBoolean()) {
      line("} else {");
      block(depth - 1);
    }
    line("}");
  }

  private void loop(int depth) {
    int i = variables++;
    line("for (int i%d = 0; i%d < (bits >> %d & 3); i%d++) {", i, i, random.nextInt(60), i);
    block(depth - 1);
    if (random.nextInt(3) == 0) {
      line("if (%s) {", bit());
      line(any("break;", "continue;"));
      line("}");
      block(0);
    }
    line("}");
  }

  /** A loop that begins with a read. */
  private void loopToLimit(int depth) {
    int i = variables++;
    line("int i%d = 0;", i);
    line("while (i%d < this.limit) {", i);
    line("seen[0] |= 1L << this.number * 4 + 3;");
    line("i%d++;", i);
    block(depth - 1);
    line("}");
    line("seen[0] |= 1L << this.number * 4 + 3;");
  }

  private void guarded(int depth) {
    line("try {");
    line("synchronized (lock) {");
    block(depth - 1);
    line("}");
    line("} finally {");
    line("seen[0] = 0;");
    line("}");
  }

  private void caught(int depth) {
    line("try {");
    block(depth - 1);
    line("} catch (NullPointerException e%d) {", variables++);
    block(depth - 1);
    line("}");
  }

  private static final String PROGRAM =
      """
      import baton.Baton;
      import baton.Threads;
      import java.util.Random;

      final class Cell {
        static final class Call {
          final Object lock = new Object();
          final Cell[] cells = new Cell[4];
          final Cell[] given = new Cell[4];
          final long[] seen = new long[2];
          long bits;
        }

        final int number;
        long a;
        long b;
        long c;
        int limit;
        volatile boolean flag;
        static long count;

        Cell(int number, int limit) {
          this.number = number;
          this.limit = limit;
        }

        static void quiet() {}

        static void touch(Object lock) {
          synchronized (lock) {
            quiet();
          }
        }

      METHODS
        void call(int method, Cell p, Cell q, Cell r, Object lock, long bits, long[] seen) {
          switch (method) {
      CASES
            default -> throw new IllegalStateException();
          }
        }

        static void overwrite(Call call) {
          synchronized (call.lock) {
            quiet();
          }
          if (call.given[0].flag) {
            quiet();
          }
          for (Cell each : call.cells) {
            each.a = 1;
            each.b = 1;
            each.c = 1;
            each.limit = 1;
          }
        }

        public static void main(String[] args) {
          Random random = new Random(SEED);
          Call[] calls = new Call[CALLS];
          for (int i = 0; i < calls.length; i++) {
            calls[i] = new Call();
            calls[i].bits = random.nextLong() & random.nextLong() | random.nextLong();
            for (int j = 0; j < 4; j++) {
              calls[i].cells[j] = new Cell(j, random.nextInt(3));
            }
            calls[i].given[0] = calls[i].cells[random.nextInt(4)];
            for (int j = 1; j < 4; j++) {
              int chosen = random.nextInt(6);
              calls[i].given[j] = chosen < 4 ? calls[i].cells[chosen] : null;
            }
          }
          Baton baton = new Baton();
          Threads.together(
              () -> {
                for (int i = 0; i < calls.length; i++) {
                  Call call = calls[i];
                  Cell[] given = call.given;
                  try {
                    given[0].call(i % COUNT, given[1], given[2], given[3], call.lock, call.bits, call.seen);
                  } catch (NullPointerException e) {
                    // what was accessed was noted
                  }
                }
                baton.pass(1);
              },
              () -> {
                baton.await(1);
                for (Call call : calls) {
                  overwrite(call);
                }
              });
          long races = 0;
          for (Call call : calls) {
            races += Long.bitCount(call.seen[0]);
          }
          System.out.println(races);
        }
      }
      """;
}
