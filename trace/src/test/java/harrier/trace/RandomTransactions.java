package harrier.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Makes small feasible traces of threads that call methods, which have to be atomic, at random.
 * Threads take a lock of its own for each variable, and sometimes forget to.
 */
final class RandomTransactions {
  private static final int MOST_THREADS = 3;

  private final Random random;
  private final int variables;

  // The trace being made.
  private final List<Step> steps = new ArrayList<>();
  private final Set<String> taken = new HashSet<>();

  /** Locks held for reading, each as often as it is. */
  private final List<String> read = new ArrayList<>();

  private double carelessness;

  /** What a thread is going to do next, and the methods it is in. */
  private static final class Worker {
    final String name;
    final Deque<Step> plan = new ArrayDeque<>();
    final Deque<String> methods = new ArrayDeque<>();

    Worker(String name) {
      this.name = name;
    }

    void plan(Op op, String operand) {
      plan.add(new Step(0, name, op, List.of(operand), false));
    }
  }

  RandomTransactions(long seed, int variables) {
    random = new Random(seed);
    this.variables = variables;
  }

  Trace next() {
    steps.clear();
    taken.clear();
    read.clear();
    carelessness = random.nextBoolean() ? 0 : 0.5;
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < 2 + random.nextInt(MOST_THREADS - 1); i++) {
      workers.add(new Worker("t" + i));
    }
    int length = 8 + random.nextInt(16);
    while (steps.size() < length) {
      Worker worker = workers.get(random.nextInt(workers.size()));
      if (worker.plan.isEmpty()) {
        makePlan(worker);
      }
      move(worker);
    }
    workers.forEach(this::finish);
    return new Trace(workers.stream().map(w -> w.name).toList(), List.copyOf(steps));
  }

  private void makePlan(Worker worker) {
    int choice = random.nextInt(8);
    if (choice < 2 && worker.methods.size() < 2) {
      worker.methods.push("f" + random.nextInt(3));
      worker.plan(Op.ENTER, worker.methods.peek());
    } else if (choice < 4 && !worker.methods.isEmpty()) {
      worker.plan(Op.EXIT, worker.methods.pop());
    } else {
      int variable = random.nextInt(variables);
      boolean locks = random.nextDouble() >= carelessness;
      boolean isReader = random.nextInt(3) == 0;
      if (locks) {
        worker.plan(isReader ? Op.ACQUIRE_SHARED : Op.ACQUIRE, "m" + variable);
      }
      for (int i = random.nextInt(2); i >= 0; i--) {
        boolean writes = random.nextBoolean() && (!isReader || random.nextDouble() < carelessness);
        worker.plan(writes ? Op.WRITE : Op.READ, "x" + variable);
      }
      if (locks) {
        worker.plan(isReader ? Op.RELEASE_SHARED : Op.RELEASE, "m" + variable);
      }
    }
  }

  private void move(Worker worker) {
    Step step = worker.plan.peek();
    String lock = step.operand();
    switch (step.op()) {
      case ACQUIRE -> {
        if (read.contains(lock) || !taken.add(lock)) {
          return;
        }
      }
      case ACQUIRE_SHARED -> {
        if (taken.contains(lock)) {
          return;
        }
        read.add(lock);
      }
      case RELEASE -> taken.remove(lock);
      case RELEASE_SHARED -> read.remove(lock);
      default -> {}
    }
    worker.plan.remove();
    steps.add(new Step(steps.size() + 2, worker.name, step.op(), step.operands(), false));
  }

  /** Lets a thread leave its locks and methods. */
  private void finish(Worker worker) {
    boolean holds = worker.plan.stream().anyMatch(step -> step.op().isRelease());
    if (worker.plan.stream().noneMatch(step -> step.op().isAcquire())) {
      worker.plan.removeIf(step -> holds && !step.op().isRelease());
      while (!worker.plan.isEmpty()) {
        move(worker);
      }
    }
    worker.plan.clear();
    while (!worker.methods.isEmpty()) {
      worker.plan(Op.EXIT, worker.methods.pop());
      move(worker);
    }
  }
}
