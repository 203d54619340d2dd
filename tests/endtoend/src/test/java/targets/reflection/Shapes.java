package targets.reflection;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.ArrayList;

/** Classes of every kind there is. */
final class Shapes {
  private Shapes() {}

  @Retention(RetentionPolicy.RUNTIME)
  @interface Mark {
    String value() default "none";
  }

  @Mark("plain")
  static class Plain implements Serializable, Cloneable {
    static int count;
    private static volatile String last = "none";
    protected static final int[] SHARED = {1, 2};
    @Mark int number = 1;
    private transient long large = 2;
    private volatile double real = 3;
    private final String text = "text";
    public int[][] rows = {{1}, {2, 3}};
    Plain next;

    synchronized void add(@Mark("n") int n) {
      number += n;
      count++;
    }

    @Override
    public Plain clone() throws CloneNotSupportedException {
      return (Plain) super.clone();
    }
  }

  /** Has a static initializer and no declared version. */
  static final class Initialized extends Plain {
    static final long STARTED;

    static {
      STARTED = 17;
    }

    private int extra = 4;
  }

  /** Inherits fields from the JDK. */
  static final class Numbers extends ArrayList<Integer> {
    private int sum;

    @Override
    public boolean add(Integer number) {
      sum += number;
      return super.add(number);
    }

    int changes() {
      return modCount;
    }
  }

  record Point(@Mark("x") int x, int[] y) implements Serializable {
    static int made;

    Point {
      made++;
    }
  }

  enum Direction {
    UP {
      @Override
      Direction back() {
        return DOWN;
      }
    },
    DOWN;

    private int uses;

    Direction back() {
      uses++;
      return UP;
    }
  }

  sealed interface Shape permits Circle, Square {}

  static final class Circle implements Shape {
    double radius;
  }

  static final class Square implements Shape {
    float side;
  }

  interface Constants {
    int[] CELLS = {1};
    String NAME = "name";

    default int first() {
      return CELLS[0];
    }
  }

  /** Writes its own form. */
  static final class Own implements Externalizable {
    private int value = 6;

    public Own() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(value);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      value = in.readInt() + 1;
    }

    @Override
    public String toString() {
      return "own " + value;
    }
  }

  /** There is one only, also after it was read. */
  static final class One implements Serializable {
    static final One ONE = new One();

    private int uses;

    private Object readResolve() {
      uses++;
      return ONE;
    }
  }

  class Inner {
    int value;
  }
}
