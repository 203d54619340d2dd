package bench.modern;

import bench.Checksum;
import bench.Program;
import bench.Team;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Merge sort in a fork-join pool. Race-free. */
public final class Sort implements Program {
  private static final int SMALL = 512;

  private final int length;
  private int[] numbers;

  public Sort(int length) {
    this.length = length;
  }

  @Override
  public long run() {
    numbers = new int[length];
    int state = 42;
    for (int i = 0; i < length; i++) {
      state = state * 1_103_515_245 + 12345;
      numbers[i] = state >>> 4;
    }
    ForkJoinPool pool = new ForkJoinPool(Team.SIZE);
    try {
      pool.invoke(new Part(numbers, new int[length], 0, length));
    } finally {
      pool.shutdown();
    }
    Checksum sum = new Checksum();
    for (int i = 0; i < length; i++) {
      if (i > 0 && numbers[i - 1] > numbers[i]) {
        throw new IllegalStateException("not sorted at " + i);
      }
      sum.add(numbers[i]);
    }
    return sum.value();
  }

  private static final class Part extends RecursiveAction {
    private static final long serialVersionUID = 1;

    private int[] numbers;
    private int[] room;
    private int from;
    private int to;

    Part(int[] numbers, int[] room, int from, int to) {
      this.numbers = numbers;
      this.room = room;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from <= SMALL) {
        insert();
        return;
      }
      int middle = (from + to) >>> 1;
      invokeAll(new Part(numbers, room, from, middle), new Part(numbers, room, middle, to));
      merge(middle);
    }

    private void insert() {
      for (int i = from + 1; i < to; i++) {
        int number = numbers[i];
        int j = i - 1;
        while (j >= from && numbers[j] > number) {
          numbers[j + 1] = numbers[j];
          j--;
        }
        numbers[j + 1] = number;
      }
    }

    private void merge(int middle) {
      System.arraycopy(numbers, from, room, from, to - from);
      int left = from;
      int right = middle;
      for (int i = from; i < to; i++) {
        boolean takesLeft = right >= to || (left < middle && room[left] <= room[right]);
        numbers[i] = takesLeft ? room[left++] : room[right++];
      }
    }
  }
}
