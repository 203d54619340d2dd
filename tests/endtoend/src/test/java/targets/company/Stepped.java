package targets.company;

/** A few statements of every kind, for a debugger to step through. */
final class Stepped {
  private static int total;
  private int value;

  private synchronized int add(int more) {
    int before = value;
    value += more;
    return before;
  }

  private long sum(int[] cells) {
    long sum = 0;
    for (int cell : cells) {
      synchronized (this) {
        sum += cell;
      }
    }
    return sum;
  }

  public static void main(String[] args) {
    Stepped stepped = new Stepped();
    int first = stepped.add(3);
    int[] cells = {first, 2};
    cells[0]++;
    try {
      total += (int) stepped.sum(cells);
      throw new IllegalStateException("thrown");
    } catch (IllegalStateException e) {
      String message = e.getMessage();
      total += message.length();
    } finally {
      total++;
    }
    System.out.println(total);
  }
}
