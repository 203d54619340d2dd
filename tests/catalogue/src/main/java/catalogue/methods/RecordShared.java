package catalogue.methods;

import baton.Threads;

/** Threads compare and print one record. */
final class RecordShared {
  private record Point(int x, long y, String name) {}

  static int use(Point point) {
    return point.hashCode() + point.toString().length() + (point.equals(null) ? 1 : 0);
  }

  public static void main(String[] args) {
    Point point = new Point(1, 2, "three");
    Threads.together(() -> use(point), () -> use(point));
  }
}
