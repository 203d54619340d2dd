package targets.behaviour;

/** Prints the messages and the top frames of exceptions that the JVM itself throws. */
final class Messages {
  private static Messages nothing;
  private static int[] noInts;
  private static long[][] noRows = new long[2][];
  private static Object[] strings = new String[1];

  private byte small;
  private int number;
  private long large;
  private double real;
  private boolean flag;
  private volatile int seen;
  private String text;
  private Messages next;
  private int[] cells;
  private final Messages[] all = new Messages[1];

  private Messages none() {
    return next;
  }

  private void call() {}

  /** May fail. */
  private interface Case {
    void run() throws Throwable;
  }

  private static void show(String what, Case task) {
    try {
      task.run();
      System.out.println(what + ": nothing");
    } catch (Throwable e) {
      StackTraceElement[] stack = e.getStackTrace();
      System.out.println(what + ": " + e + " at " + stack[0] + " " + stack[1]);
    }
  }

  private static void fields(Messages none) {
    Messages some = new Messages();
    show("byte field", () -> none.small++);
    show("int field", () -> System.out.println(none.number));
    show("int field written", () -> none.number = 1);
    show("long field", () -> System.out.println(none.large));
    show("long field written", () -> none.large = 1L);
    show("double field written", () -> none.real = some.real);
    show("boolean field", () -> System.out.println(none.flag));
    show("volatile field", () -> System.out.println(none.seen));
    show("volatile field written", () -> none.seen = 2);
    show("reference field written", () -> none.text = some.text);
    show("chain", () -> some.next.next.number++);
    show("compound", () -> some.next.number += 7);
    show("static", () -> nothing.number--);
    show("returned", () -> some.none().number = 3);
    show("element's field", () -> some.all[0].number = 4);
  }

  private static void arrays() {
    Messages some = new Messages();
    int[] local = noInts;
    show("array in a field", () -> some.cells[0] = 1);
    show("array in a local", () -> System.out.println(local[1]));
    show("array in a static", () -> noInts[2]++);
    show("row", () -> noRows[1][3] = 5L);
    show("length", () -> System.out.println(some.cells.length));
    show("index", () -> some.all[1] = null);
    show("negative index", () -> System.out.println(some.all[-1]));
    show("store", () -> strings[0] = 1);
    show("negative size", () -> System.out.println(new int[noRows.length - 3].length));
    show("cast", () -> System.out.println((Integer) (Object) "text"));
    show("division", () -> System.out.println(1 / some.number));
  }

  /** Another class, of which nobody knows beforehand what it has. */
  private static final class Box {
    private static int latest;
    private int value;
  }

  /** What happens in loops whose accesses are checked when they are left. */
  private static final class Loops {
    private final int[] numbers = new int[9];
    private final int[][] rows = new int[2][];
    private Box box;

    private int read() {
      int sum = 0;
      for (int i = 0; i < 9; i++) {
        sum += numbers[i] * box.value;
      }
      return sum;
    }

    private void write() {
      for (int i = 0; i < 9; i++) {
        rows[1][i] = Box.latest;
      }
    }

    private void writeFields() {
      for (int i = 0; i < 9; i++) {
        Box.latest = numbers[i];
        box.value = i;
      }
    }

    private int tooFar() {
      int sum = 0;
      for (int i = 8; i >= 0; i -= 3) {
        Box.latest += sum;
        sum += numbers[i - 3];
      }
      return sum;
    }
  }

  private static void loops() {
    Loops some = new Loops();
    for (int i = 0; i < 3; i++) { // at first fields are not resolved
      show("read in a loop", () -> some.read());
      show("written in a loop", () -> some.write());
      show("field written in a loop", () -> some.writeFields());
      show("index in a loop", () -> some.tooFar());
    }
  }

  private static void calls(Messages none) {
    Messages some = new Messages();
    show("call", () -> none.call());
    show("call on a field", () -> some.next.call());
    show("unboxing", () -> System.out.println((int) (Integer) (Object) some.text));
    show(
        "monitor",
        () -> {
          synchronized (some.next) {
            some.call();
          }
        });
    show("wait", () -> none.wait());
    show("wait without monitor", () -> some.wait(1));
    show("notify without monitor", some::notifyAll);
    show(
        "throw",
        () -> {
          throw (RuntimeException) (Object) some.text;
        });
    show("switch on a string", () -> System.out.println(chosen(some.text)));
    show("copy", () -> System.arraycopy(some.all, 0, some.all, 1, 5));
    show("copy of nothing", () -> System.arraycopy(noInts, 0, some.all, 0, 1));
    show("copy of another type", () -> System.arraycopy(new int[1], 0, some.all, 0, 1));
    show("clone", () -> System.out.println(noInts.clone().length));
  }

  private static int chosen(String text) {
    return switch (text) {
      case "a" -> 1;
      default -> 2;
    };
  }

  public static void main(String[] args) {
    fields(nothing);
    arrays();
    loops();
    calls(nothing);
  }
}
