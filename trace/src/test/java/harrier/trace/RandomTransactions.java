package harrier.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** Makes small feasible traces of threads that call methods, which have to be atomic, at random. */
final class RandomTransactions {
  private static final int MOST_THREADS = 3;

  private final Random random;
  private final int variables;
  private final int locks;

  /** The methods that a thread is in and the locks it holds, innermost first. */
  private static final class Worker {
    final Deque<String> open = new ArrayDeque<>();
  }

  RandomTransactions(long seed, int variables, int locks) {
    random = new Random(seed);
    this.variables = variables;
    this.locks = locks;
  }

  Trace next() {
    int threads = 2 + random.nextInt(MOST_THREADS - 1);
    List<String> names = new ArrayList<>();
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      names.add("t" + i);
      workers.add(new Worker());
    }
    List<Step> steps = new ArrayList<>();
    List<String> taken = new ArrayList<>();
    int length = 6 + random.nextInt(14);
    for (int i = 0; i < length; i++) {
      int t = random.nextInt(threads);
      move(steps, names.get(t), workers.get(t), taken);
    }
    for (int t = 0; t < threads; t++) {
      while (!workers.get(t).open.isEmpty()) {
        close(steps, names.get(t), workers.get(t), taken);
      }
    }
    return new Trace(names, List.copyOf(steps));
  }

  /** Locks and methods are opened and closed like brackets; no lock is held outside of methods. */
  private void move(List<Step> steps, String name, Worker worker, List<String> taken) {
    int choice = random.nextInt(10);
    if (choice < 2 && worker.open.size() < 3) {
      String method = "f" + random.nextInt(3);
      worker.open.push(method);
      add(steps, name, Op.ENTER, method);
    } else if (choice < 4 && !worker.open.isEmpty()) {
      close(steps, name, worker, taken);
    } else if (choice < 6 && locks > 0 && !worker.open.isEmpty()) {
      String lock = "m" + random.nextInt(locks);
      if (!taken.contains(lock)) {
        taken.add(lock);
        worker.open.push(lock);
        add(steps, name, Op.ACQUIRE, lock);
      }
    } else {
      Op op = random.nextBoolean() ? Op.READ : Op.WRITE;
      add(steps, name, op, "x" + random.nextInt(variables));
    }
  }

  private void close(List<Step> steps, String name, Worker worker, List<String> taken) {
    String innermost = worker.open.pop();
    boolean isLock = taken.remove(innermost);
    add(steps, name, isLock ? Op.RELEASE : Op.EXIT, innermost);
  }

  private static void add(List<Step> steps, String thread, Op op, String operand) {
    steps.add(new Step(steps.size() + 2, thread, op, List.of(operand), false));
  }
}
