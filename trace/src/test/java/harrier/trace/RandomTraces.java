package harrier.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Makes feasible traces at random. Threads mostly keep to a discipline (a lock for each variable,
 * variables of their own, hand-over through volatiles), so that about half of the traces are free
 * of races.
 */
final class RandomTraces {
  private static final int MAX_THREADS = 4;

  /** The lock that threads also hold for reading. */
  static final String READ_WRITE = "rw";

  /** The plans about locks. */
  private static final int[] LOCKING = {0, 14, 15, 17, 18};

  private final Random random;

  // The trace being made.
  private final List<Step> steps = new ArrayList<>();
  private final Map<String, Worker> workers = new LinkedHashMap<>();
  private final Map<String, Worker> holders = new HashMap<>();

  /** Who holds a lock for reading, as often as it does. */
  private final Map<String, List<Worker>> readers = new HashMap<>();

  private double carelessness;

  /** Who moves, and how often in eight times the same moves again. */
  private Worker mover;

  private int steadiness;

  /** Whether there is no other synchronization than by locks. */
  private boolean locksOnly;

  /** One thread: what it is going to do next. */
  private static final class Worker {
    final String name;
    final Deque<Step> plan = new ArrayDeque<>();
    boolean created;
    boolean done;

    Worker(String name) {
      this.name = name;
    }

    void plan(Op op, String... operands) {
      plan.add(new Step(0, name, op, List.of(operands), false));
    }
  }

  RandomTraces(long seed) {
    random = new Random(seed);
  }

  Trace next() {
    steps.clear();
    workers.clear();
    holders.clear();
    readers.clear();
    mover = null;
    locksOnly = random.nextInt(4) == 0;
    steadiness = random.nextInt(8);
    carelessness = random.nextInt(4) == 0 ? 0.02 : 0.8;
    int threads = 2 + random.nextInt(MAX_THREADS - 1);
    boolean forks = random.nextBoolean();
    for (int i = 0; i < threads; i++) {
      Worker worker = new Worker("t" + i);
      worker.created = i == 0 || !forks;
      workers.put(worker.name, worker);
    }
    int length = 6 + random.nextInt(26);
    for (int attempts = 0; steps.size() < length && attempts < 8 * length; attempts++) {
      if (mover == null || random.nextInt(8) >= steadiness) {
        mover = one(List.copyOf(workers.values()));
      }
      move(mover);
    }
    return new Trace(List.copyOf(workers.keySet()), List.copyOf(steps));
  }

  private void move(Worker worker) {
    if (!worker.created || worker.done) {
      return;
    }
    if (worker.plan.isEmpty()) {
      makePlan(worker);
    }
    Step step = worker.plan.peek();
    if (step != null && isPossible(worker, step)) {
      worker.plan.remove();
      add(step);
    }
  }

  private boolean isPossible(Worker worker, Step step) {
    String operand = step.operands().isEmpty() ? "" : step.operand();
    switch (step.op()) {
      case ACQUIRE, WAKE -> {
        return readersOf(operand).stream().allMatch(each -> each == worker)
            && holders.putIfAbsent(operand, worker) == null;
      }
      case ACQUIRE_SHARED -> {
        Worker holder = holders.get(operand);
        return (holder == null || holder == worker) && readersOf(operand).add(worker);
      }
      case RELEASE_SHARED -> {
        return readersOf(operand).remove(worker);
      }
      case RELEASE, WAIT -> {
        return holders.remove(operand, worker);
      }
      case FORK -> {
        Worker child = workers.get(operand);
        if (child.created) {
          worker.plan.clear();
          return false;
        }
        child.created = true;
        return true;
      }
      case JOIN -> {
        return workers.get(operand).done;
      }
      case INTERRUPT, IS_ALIVE -> {
        return workers.get(operand).created;
      }
      default -> {
        return true;
      }
    }
  }

  private List<Worker> readersOf(String lock) {
    return readers.computeIfAbsent(lock, any -> new ArrayList<>());
  }

  private void add(Step step) {
    steps.add(
        new Step(steps.size() + 2, step.thread(), step.op(), step.operands(), step.reported()));
  }

  private void makePlan(Worker worker) {
    Worker other = one(List.copyOf(workers.values()));
    if (!other.created && random.nextInt(3) > 0) {
      worker.plan(Op.FORK, other.name);
      return;
    }
    switch (locksOnly ? LOCKING[random.nextInt(LOCKING.length)] : random.nextInt(19)) {
      case 0, 1, 2, 3, 13 -> locked(worker);
      case 14 -> handOverHand(worker);
      case 15 -> innerAlone(worker);
      case 17 -> readLocked(worker);
      case 18 -> writeLocked(worker);
      case 4 -> access(worker, "own" + worker.name);
      case 5 -> {
        access(worker, "given");
        worker.plan(Op.VOLATILE_WRITE, "v");
      }
      case 6 -> {
        worker.plan(Op.VOLATILE_READ, "v");
        if (random.nextDouble() < carelessness) {
          access(worker, "given");
        } else {
          worker.plan(Op.READ, "constant");
        }
      }
      case 7 -> worker.plan(random.nextBoolean() ? Op.PUBLISH : Op.OBSERVE, "c");
      case 8 -> worker.plan(random.nextBoolean() ? Op.INIT : Op.USE, "C");
      case 9 -> {
        worker.plan(Op.ACQUIRE, "mx");
        access(worker, "x");
        worker.plan(Op.WAIT, "mx");
        worker.plan(Op.WAKE, "mx");
        access(worker, "x");
        worker.plan(Op.RELEASE, "mx");
      }
      case 10 -> barrier(worker);
      case 11 -> interrupts(worker, other);
      case 12 -> {
        if (other != worker && other.created) {
          worker.plan(other.done ? Op.JOIN : Op.IS_ALIVE, other.name);
        }
      }
      default ->
          worker.done =
              random.nextBoolean() && steps.stream().anyMatch(s -> s.thread().equals(worker.name));
    }
    if (random.nextDouble() < carelessness) {
      access(worker, one(List.of("x", "y", "z", "given", "constant")));
    }
  }

  private void locked(Worker worker) {
    String variable = random.nextBoolean() ? "x" : "y";
    worker.plan(Op.ACQUIRE, "m" + variable);
    for (int i = random.nextInt(3); i >= 0; i--) {
      access(worker, variable);
    }
    if (random.nextInt(3) == 0) {
      lockedInside(worker, variable);
    }
    worker.plan(Op.RELEASE, "m" + variable);
  }

  /** Another lock, which nobody takes first, is held inside that of a variable. */
  private void lockedInside(Worker worker, String variable) {
    worker.plan(Op.ACQUIRE, "inner");
    if (random.nextBoolean()) {
      access(worker, variable);
    }
    worker.plan(Op.RELEASE, "inner");
    if (random.nextBoolean()) {
      access(worker, variable);
    }
  }

  /** That lock alone guards nothing. */
  private void innerAlone(Worker worker) {
    worker.plan(Op.ACQUIRE, "inner");
    if (random.nextDouble() < carelessness) {
      access(worker, random.nextBoolean() ? "x" : "y");
    }
    worker.plan(Op.RELEASE, "inner");
  }

  /** Reads under a lock with readers, and now and then a write. */
  private void readLocked(Worker worker) {
    worker.plan(Op.ACQUIRE_SHARED, READ_WRITE);
    if (random.nextInt(3) == 0) {
      worker.plan(Op.ACQUIRE_SHARED, READ_WRITE);
      worker.plan(Op.READ, "z");
      worker.plan(Op.RELEASE_SHARED, READ_WRITE);
    }
    boolean writes = random.nextDouble() < carelessness && random.nextBoolean();
    worker.plan(writes ? Op.WRITE : Op.READ, "z");
    if (random.nextInt(3) == 0) {
      worker.plan(Op.ACQUIRE, "inner");
      worker.plan(Op.RELEASE, "inner");
    }
    worker.plan(Op.RELEASE_SHARED, READ_WRITE);
  }

  /** That lock is held alone, and perhaps kept for reading, or taken so by a reader. */
  private void writeLocked(Worker worker) {
    boolean upgrades = random.nextInt(4) == 0;
    if (upgrades) {
      worker.plan(Op.ACQUIRE_SHARED, READ_WRITE);
      worker.plan(Op.READ, "z");
    }
    worker.plan(Op.ACQUIRE, READ_WRITE);
    if (upgrades) {
      worker.plan(Op.RELEASE_SHARED, READ_WRITE);
    }
    access(worker, "z");
    boolean downgrades = random.nextInt(3) == 0;
    if (downgrades) {
      worker.plan(Op.ACQUIRE_SHARED, READ_WRITE);
    }
    worker.plan(Op.RELEASE, READ_WRITE);
    if (downgrades) {
      worker.plan(Op.READ, "z");
      worker.plan(Op.RELEASE_SHARED, READ_WRITE);
    }
  }

  /** The lock of one variable is taken before that of the other is given up. */
  private void handOverHand(Worker worker) {
    worker.plan(Op.ACQUIRE, "mx");
    if (random.nextBoolean()) {
      access(worker, "x");
    }
    worker.plan(Op.ACQUIRE, "my");
    worker.plan(Op.RELEASE, "mx");
    if (random.nextBoolean()) {
      access(worker, "y");
    }
    worker.plan(Op.RELEASE, "my");
  }

  private void barrier(Worker worker) {
    String[] ready =
        workers.values().stream()
            .filter(w -> w.created && !w.done && (w == worker || random.nextBoolean()))
            .map(w -> w.name)
            .toArray(String[]::new);
    add(new Step(0, worker.name, Op.BARRIER, List.of(ready), false));
  }

  private void interrupts(Worker worker, Worker other) {
    if (other != worker && other.created && random.nextBoolean()) {
      worker.plan(Op.INTERRUPT, other.name);
    } else {
      worker.plan(Op.INTERRUPTED);
    }
  }

  private void access(Worker worker, String variable) {
    worker.plan(random.nextInt(3) == 0 ? Op.WRITE : Op.READ, variable);
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
