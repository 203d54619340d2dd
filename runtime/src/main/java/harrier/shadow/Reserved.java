package harrier.shadow;

import java.util.Arrays;

/**
 * Numbers that were given out many at a time, for things that are made when they are first asked
 * for, each from the source of its reservation. Its lock guards them too.
 */
public final class Reserved<S> extends SpinLock {
  /** The first number of each reservation, in ascending order. */
  private int[] firsts = new int[256];

  private Object[] sources = new Object[256];
  private int count;

  public void enter() {
    lock();
  }

  public void leave() {
    unlock();
  }

  /** The numbers from {@code first} on. They are higher than all reserved before. */
  public void add(int first, S source) {
    if (count == firsts.length) {
      firsts = Arrays.copyOf(firsts, count * 2);
      sources = Arrays.copyOf(sources, count * 2);
    }
    firsts[count] = first;
    sources[count++] = source;
  }

  @SuppressWarnings("unchecked")
  public S sourceOf(int number) {
    return (S) sources[find(number)];
  }

  /** Which of its reservation's numbers it is. */
  public int indexOf(int number) {
    return number - firsts[find(number)];
  }

  private int find(int number) {
    int at = Arrays.binarySearch(firsts, 0, count, number);
    return at >= 0 ? at : -at - 2;
  }
}
