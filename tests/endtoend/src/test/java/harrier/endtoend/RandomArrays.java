package harrier.endtoend;

import java.util.Random;

/**
 * A program of random methods that make arrays, use them, and let some of them get away. Each
 * method is there twice, as it is and with notes of what it accesses: so the notes tell what the
 * other one, in which nobody looks over an array's shoulder, must have accessed.
 *
 * <p>One thread calls the methods. A second one, which nothing orders behind it, then writes all
 * elements of all arrays that got away: in as many of these writes as such elements were accessed
 * there is a race.
 */
final class RandomArrays {
  private static final int METHODS = 120;
  private static final int CALLS = 1200;
  private static final int DEPTH = 3;
  private static final String[] ROWS = {"p", "q", "r"};
  private static final String[] MATRICES = {"m", "n"};

  private final Random random;
  private final StringBuilder plain = new StringBuilder();
  private final StringBuilder noting = new StringBuilder();
  private int variables;

  private RandomArrays(long seed) {
    random = new Random(seed);
  }

  /** The source of a class {@code Maker} with a main method, which prints the number of races. */
  static String program(long seed) {
    return new RandomArrays(seed).program();
  }

  private String program() {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < METHODS; i++) {
      begin(plain, "plain" + i);
      begin(noting, "noting" + i);
      block(DEPTH);
      both("sum = s;");
      plain.append("  }\n\n");
      noting.append("  }\n\n");
      cases.append("      case %1$d -> { if (notes) noting%1$d(bits, r); ".formatted(i));
      cases.append("else plain%d(bits, r); }\n".formatted(i));
    }
    return PROGRAM
        .replace("METHODS", plain.append(noting))
        .replace("CASES", cases)
        .replace("COUNT", Integer.toString(METHODS))
        .replace("CALLS", Integer.toString(CALLS))
        .replace("SEED", Long.toString(random.nextLong()) + "L");
  }

  private static void begin(StringBuilder text, String name) {
    text.append("  void ").append(name).append("(long bits, int[] r) {\n");
    text.append("    int s = 0;\n    int[] p = new int[4];\n    int[] q = new int[4];\n");
    text.append("    int[][] m = new int[4][4];\n    int[][] n = new int[4][];\n");
  }

  private String any(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private void both(String format, Object... arguments) {
    String line = format.formatted(arguments);
    line(line, line);
  }

  private void line(String without, String with) {
    plain.append("    ").append(without).append('\n');
    noting.append("    ").append(with).append('\n');
  }

  private String bit() {
    return "(bits >> " + random.nextInt(63) + " & 1) != 0";
  }

  private String index() {
    return random.nextBoolean()
        ? Integer.toString(random.nextInt(4))
        : "(int) (bits >> " + random.nextInt(60) + " & 3)";
  }

  private void block(int depth) {
    for (int i = 2 + random.nextInt(4); i > 0; i--) {
      statement(depth);
    }
  }

  private void statement(int depth) {
    switch (random.nextInt(depth > 0 ? 30 : 20)) {
      case 0, 1, 2, 3 -> access(any("s += %s;", "%s = s;", "%s += 1;"));
      case 4, 5, 6 -> accessInMatrix(any("s += %s;", "%s = s;", "%s += 1;"));
      case 7, 8 -> sweep();
      case 9 -> both("%s = %s;", any(ROWS), any("new int[4]", "new int[4]", "null"));
      case 10 -> both("%s = %s ? %s : %s;", any(ROWS), bit(), any(ROWS), any(ROWS));
      case 11 -> both("%s = %s;", any(MATRICES), any("new int[4][4]", "new int[4][]", "m", "n"));
      case 12 -> load();
      case 13, 14 -> store();
      case 15 -> copy();
      case 16 -> call();
      case 17 -> box();
      case 18 -> copyOver();
      case 19 -> escape();
      case 20, 21, 22, 23 -> choice(depth);
      case 24, 25, 26 -> loop(depth);
      default -> caught(depth);
    }
  }

  /** An access to an element of an array in a local. */
  private void access(String format) {
    String array = any(ROWS);
    String index = index();
    String access = format.formatted(array + "[" + index + "]");
    line(access, access + " Notes.of(" + array + ", " + index + ");");
  }

  private void accessInMatrix(String format) {
    String matrix = any(MATRICES);
    String row = index();
    String index = index();
    String access = format.formatted("row[" + index + "]");
    line(
        format.formatted(matrix + "[" + row + "][" + index + "]"),
        "{ int[] row = %1$s[%2$s]; Notes.of(%1$s, %2$s); %3$s Notes.of(row, %4$s); }"
            .formatted(matrix, row, access, index));
  }

  private void sweep() {
    String array = any(ROWS);
    int i = variables++;
    both("for (int i%1$d = 0; i%1$d < 4; i%1$d++) {", i);
    String access = any("s += %s[i%d];", "%s[i%d] = s;").formatted(array, i);
    line(access, access + " Notes.of(" + array + ", i" + i + ");");
    both("}");
  }

  private void load() {
    String row = any(ROWS);
    String matrix = any(MATRICES);
    String index = index();
    line(
        "%s = %s[%s];".formatted(row, matrix, index),
        "{ int[][] from = %2$s; int at = %3$s; %1$s = from[at]; Notes.of(from, at); }"
            .formatted(row, matrix, index));
  }

  private void store() {
    String matrix = any(MATRICES);
    String index = index();
    String row = any("p", "q", "r", "new int[4]");
    String store = "%s[%s] = %s;".formatted(matrix, index, row);
    line(store, store + " Notes.of(" + matrix + ", " + index + ");");
  }

  private void copy() {
    String to = any("p = p", "q = p", "p = q", "m = n", "n = m", "p = r");
    String from = to.substring(4);
    String copy =
        to.substring(0, 4) + any("%1$s.clone();", "Arrays.copyOf(%1$s, 4);").formatted(from);
    line(copy, "{ Object from = " + from + "; " + copy + " Notes.ofAll(from); }");
  }

  private void copyOver() {
    String from = any("p", "q", "r", "m", "n");
    String to = from.equals("m") || from.equals("n") ? any(MATRICES) : any(ROWS);
    String copy = "System.arraycopy(%s, 0, %s, 0, 4);".formatted(from, to);
    line(copy, copy + " Notes.ofAll(" + from + "); Notes.ofAll(" + to + ");");
  }

  private void call() {
    String array = any(ROWS);
    String call =
        any("Arrays.fill(%s, s);", "Arrays.sort(%s);", "s += Arrays.hashCode(%s);")
            .formatted(array);
    String test = "if (" + array + " != null) { ";
    line(test + call + " }", test + call + " Notes.ofAll(" + array + "); }");
    if (random.nextInt(4) == 0) {
      String matrix = any(MATRICES);
      String fill = "Arrays.fill(%s, %s);".formatted(matrix, array);
      line(fill, fill + " Notes.ofAll(" + matrix + ");");
    }
  }

  /** Something goes into an array of objects and perhaps out of it. */
  private void box() {
    int i = variables++;
    both("Object[] box%d = {%s, %s};", i, any(ROWS), any(ROWS));
    line("", "Notes.ofAll(box%d);".formatted(i));
    switch (random.nextInt(4)) {
      case 0 -> both("Walker.add(box%d);", i);
      case 1, 2 -> {
        String load = "%s = (int[]) box%d[1];".formatted(any(ROWS), i);
        line(load, load + " Notes.of(box%d, 1);".formatted(i));
      }
      default -> both("box%d = null;", i);
    }
  }

  private void escape() {
    int i = variables++;
    String array = any("p", "q", "m", "n");
    if (random.nextBoolean()) {
      both("if (%s) {", bit());
    } else {
      both("{");
    }
    switch (random.nextInt(6)) {
      case 0 -> both("Walker.add(%s);", array);
      case 1 -> both("field = %s;", array);
      case 2 -> both("shared = %s;", array);
      case 3 -> both("Object a%1$d = %2$s; Walker.add(() -> a%1$d);", i, array);
      case 4 -> {
        both("Object[][] a%d = {{%s}};", i, array);
        line("", "Notes.ofAll(a%1$d); Notes.ofAll(a%1$d[0]);".formatted(i));
        both("Walker.add(a%d);", i);
      }
      default -> {
        String matrix = any(MATRICES);
        line(
            "Walker.add(%s[2]);".formatted(matrix),
            "{ Object row = %1$s[2]; Notes.of(%1$s, 2); Walker.add(row); }".formatted(matrix));
      }
    }
    both("}");
  }

  private void choice(int depth) {
    both("if (%s) {", bit());
    block(depth - 1);
    if (random.nextBoolean()) {
      both("} else {");
      block(depth - 1);
    }
    both("}");
  }

  private void loop(int depth) {
    int i = variables++;
    both("for (int i%1$d = 0; i%1$d < (bits >> %2$d & 3); i%1$d++) {", i, random.nextInt(60));
    block(depth - 1);
    if (random.nextInt(3) == 0) {
      both("if (%s) {", bit());
      both(any("break;", "continue;"));
      both("}");
      block(0);
    }
    both("}");
  }

  private void caught(int depth) {
    both("try {");
    block(depth - 1);
    both("} catch (NullPointerException e%d) {", variables++);
    block(depth - 1);
    both("}");
  }

  private static final String PROGRAM =
      """
      import baton.Baton;
      import baton.Threads;
      import java.util.ArrayList;
      import java.util.Arrays;
      import java.util.BitSet;
      import java.util.IdentityHashMap;
      import java.util.List;
      import java.util.Map;
      import java.util.Random;
      import java.util.function.Supplier;

      final class Notes {
        static final Map<Object, BitSet> accessed = new IdentityHashMap<>();

        static void of(Object array, int index) {
          accessed.computeIfAbsent(array, a -> new BitSet()).set(index);
        }

        static void ofAll(Object array) {
          for (int i = 0; i < java.lang.reflect.Array.getLength(array); i++) {
            of(array, i);
          }
        }
      }

      /** Knows all arrays that got away; its own accesses are not checked. */
      final class Walker {
        static final List<Object> found = new ArrayList<>();

        static void add(Object array) {
          found.add(array);
        }

        static void add(Supplier<Object> array) {
          found.add(array.get());
        }

        /** All arrays that can be reached, and forgets them. */
        static List<Object> walk() {
          Map<Object, Object> seen = new IdentityHashMap<>();
          List<Object> all = new ArrayList<>();
          for (int i = 0; i < found.size(); i++) {
            Object array = found.get(i);
            if (array != null && seen.put(array, array) == null) {
              all.add(array);
              if (array instanceof Object[] objects) {
                for (Object each : objects) {
                  found.add(each);
                }
              }
            }
          }
          found.clear();
          return all;
        }
      }

      final class Maker {
        Object field;
        static Object shared;
        int sum;

      METHODS
        void make(int method, long bits, int[] r, boolean notes) {
          switch (method) {
      CASES
            default -> throw new IllegalStateException();
          }
        }

        static void overwrite(Object array) {
          if (array instanceof int[] ints) {
            for (int i = 0; i < ints.length; i++) {
              ints[i] = 1;
            }
          } else {
            Object[] objects = (Object[]) array;
            for (int i = 0; i < objects.length; i++) {
              objects[i] = null;
            }
          }
        }

        static void makeAll(boolean notes) {
          Random random = new Random(SEED);
          for (int i = 0; i < CALLS; i++) {
            int[] given = new int[4];
            Walker.add(given);
            Maker maker = new Maker();
            try {
              maker.make(
                  i % COUNT, random.nextLong() & random.nextLong() | random.nextLong(), given, notes);
            } catch (NullPointerException e) {
              // the call ends there
            }
            Walker.add(maker.field);
            Walker.add(shared);
            shared = null;
          }
        }

        public static void main(String[] args) {
          makeAll(true);
          long expected = 0;
          for (Object array : Walker.walk()) {
            BitSet accessed = Notes.accessed.get(array);
            expected += accessed == null ? 0 : accessed.cardinality();
          }
          System.out.println(expected);
          Baton baton = new Baton();
          Threads.together(
              () -> {
                makeAll(false);
                baton.pass(1);
              },
              () -> {
                baton.await(1);
                Walker.walk().forEach(Maker::overwrite);
              });
        }
      }
      """;
}
