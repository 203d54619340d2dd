package samples;

/** Code with one access of each kind, for the tests to run instrumented. */
public final class Accesses {
  int number;
  long wide;
  final int constant = 7;
  volatile int flag;
  static double shared;
  static final Object LOCK = new Object();

  public static void readAndWriteFields() {
    Accesses a = new Accesses();
    a.number = 1;
    a.wide = a.number + 2L;
    a.wide++;
  }

  public static int readFinal() {
    return new Accesses().constant;
  }

  public static void statics() {
    shared = 1.5;
    shared += 2;
  }

  public static void volatiles() {
    Accesses a = new Accesses();
    a.flag = 1;
    a.flag += a.flag;
  }

  public static void everyKindOfArray() {
    boolean[] flags = {true};
    byte[] bytes = {1};
    char[] chars = {'a'};
    short[] shorts = {1};
    int[] ints = {1};
    long[] longs = {1};
    float[] floats = {1};
    double[] doubles = {1};
    Object[] objects = {"x"};
    flags[0] = !flags[0];
    bytes[0]++;
    chars[0]++;
    shorts[0]++;
    ints[0]++;
    longs[0]++;
    floats[0]++;
    doubles[0]++;
    objects[0] = objects[0];
  }

  public static int twoDimensions() {
    int[][] grid = new int[2][3];
    grid[1][2] = 5;
    return grid[1][2];
  }

  public static int outOfBounds() {
    int[] one = new int[1];
    try {
      return one[1];
    } catch (ArrayIndexOutOfBoundsException e) {
      return -1;
    }
  }

  public static String nullMessage() {
    Accesses none = null;
    try {
      return "" + none.number;
    } catch (NullPointerException e) {
      return e.getMessage();
    }
  }

  public static void copies() {
    int[] from = {1, 2, 3};
    int[] to = new int[3];
    System.arraycopy(from, 0, to, 1, 2);
    to = to.clone();
  }
}
