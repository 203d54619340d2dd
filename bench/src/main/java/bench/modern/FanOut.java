package bench.modern;

import bench.Program;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A virtual thread for each of many small tasks, all awaited. Race-free. */
public final class FanOut implements Program {
  private static final String FACTORY = "newVirtualThreadPerTaskExecutor";

  private final int tasks;

  public FanOut(int tasks) {
    this.tasks = tasks;
  }

  @Override
  public long run() throws InterruptedException, ExecutionException {
    ExecutorService executor = executor();
    try {
      List<Future<Long>> answers = new ArrayList<>();
      for (int i = 0; i < tasks; i++) {
        Request request = new Request(i);
        answers.add(executor.submit(request::answer));
      }
      long sum = 0;
      for (Future<Long> answer : answers) {
        sum += answer.get();
      }
      return sum;
    } finally {
      executor.shutdown();
    }
  }

  /** By its name: older JDKs have none. */
  private static ExecutorService executor() {
    try {
      return (ExecutorService) Executors.class.getMethod(FACTORY).invoke(null);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("this JDK has no virtual threads", e);
    }
  }

  private static final class Request {
    private int number;
    private int[] parts = new int[64];

    Request(int number) {
      this.number = number;
    }

    long answer() {
      long sum = 0;
      for (int i = 0; i < parts.length; i++) {
        parts[i] = number * i;
        sum += parts[i] ^ number;
      }
      return sum;
    }
  }
}
