package samples;

/** Code with constructors, initializers and clones, for the tests to run instrumented. */
public class Shapes implements Cloneable {
  static int initialized = 1;
  int side;

  public static final class Holder {
    static final Object VALUE = new Object();
  }

  /** Its outer instance and captured value are set before super(). */
  final class Inner {
    int area = side * side;
  }

  Shapes(int side) {
    this.side = side > 0 ? side : -side;
  }

  @Override
  public Shapes clone() {
    try {
      return (Shapes) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  public static int inner() {
    int captured = 3;
    Shapes s = new Shapes(-2);
    Object local =
        new Object() {
          int doubled = captured * 2;

          @Override
          public int hashCode() {
            return doubled;
          }
        };
    return s.new Inner().area + local.hashCode();
  }

  public static int cloned() {
    Shapes s = new Shapes(4);
    return s.clone().side;
  }

  public static Object holder() {
    return Holder.VALUE;
  }

  record Pair(int a, int b) {
    Pair {
      if (a > b) {
        throw new IllegalArgumentException();
      }
    }
  }

  public static int records() {
    return new Pair(1, 2).b();
  }
}
