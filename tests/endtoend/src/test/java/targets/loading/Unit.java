package targets.loading;

/** A class that loaders load anew. */
public class Unit implements Runnable {
  static int runs;
  private int value = 1;

  @Override
  public synchronized void run() {
    value++;
    runs++;
  }

  @Override
  public String toString() {
    return value + " " + runs + " " + getClass().getClassLoader().getClass().getSimpleName();
  }

  /** Needs the other half, which may come from another loader. */
  public static final class Half extends Unit {
    static final Object OTHER = new Other();

    int extra;
  }

  /** Needs nothing. */
  public static final class Other extends Unit {
    int more;
  }
}
