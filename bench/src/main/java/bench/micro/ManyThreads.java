package bench.micro;

import bench.Program;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Threads that are all there at once and share counters, each under its own lock. */
public final class ManyThreads implements Program {
  private static final int COUNTERS = 64;

  private final int eventsOfEach;
  private final Counter[] counters = new Counter[COUNTERS];
  private final CyclicBarrier begin;
  private final CyclicBarrier end;

  /**
   * @param events of all threads together
   */
  public ManyThreads(int threads, int events) {
    eventsOfEach = events / threads;
    begin = new CyclicBarrier(threads + 1);
    end = new CyclicBarrier(threads + 1);
    for (int i = 0; i < COUNTERS; i++) {
      counters[i] = new Counter();
    }
    for (int i = 0; i < threads; i++) {
      int first = i;
      Thread thread = new Thread(() -> work(first), "counting-" + i);
      thread.setDaemon(true);
      thread.start();
    }
  }

  @Override
  public long run() throws InterruptedException, BrokenBarrierException {
    begin.await();
    end.await();
    long sum = 0;
    for (Counter counter : counters) {
      sum += counter.take();
    }
    return sum;
  }

  private void work(int first) {
    try {
      while (true) {
        begin.await();
        for (int i = 0; i < eventsOfEach; i++) {
          counters[(first + i) % COUNTERS].add();
        }
        end.await();
      }
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class Counter {
    private long value;

    synchronized void add() {
      value++;
    }

    synchronized long take() {
      long taken = value;
      value = 0;
      return taken;
    }
  }
}
