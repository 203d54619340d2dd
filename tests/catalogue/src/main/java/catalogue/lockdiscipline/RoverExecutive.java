package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;
import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The executive of a planetary rover. Threads hand tasks over under a lock, but there are twelve
 * fields that no lock protects: the status of an action, two counters, and nine fields that one
 * thread sets up under its own lock and others read under theirs.
 */
final class RoverExecutive {
  private static int numSync;
  private static int numSyncOpt;

  private static final class TimePoint {
    private int earliest;
    private int latest;
    private boolean active;
  }

  private static final class Symbol {
    private String name;
    private int hash;
  }

  private static final class Binding {
    private String key;
    private int value;
  }

  private static final class Condition {
    private String component;
    private int threshold;
  }

  /** What threads hand over, under its lock. */
  private static final class TaskQueue {
    private final Queue<String> tasks = new ArrayDeque<>();
    private int size;

    synchronized void add(String task) {
      tasks.add(task);
      size++;
    }

    synchronized String take() {
      size--;
      return tasks.remove();
    }

    synchronized int size() {
      return size;
    }
  }

  private final Baton baton = new Baton();
  private final TimePoint point = new TimePoint();
  private final Symbol symbol = new Symbol();
  private final Binding binding = new Binding();
  private final Condition condition = new Condition();
  private final TaskQueue queue = new TaskQueue();
  private final Object timerLock = new Object();
  private final Object checkerLock = new Object();
  private int status;
  private int plans;

  RoverExecutive() {
    plans = 1;
  }

  private static void countSync() {
    numSync++; // race numSync
    numSyncOpt++; // race numSyncOpt
  }

  /** Interprets the plan: sets everything up, and asks for an action. */
  void execute() {
    queue.add("drive");
    synchronized (this) {
      point.earliest = plans; // race earliest
      point.latest = 9; // race latest
      point.active = true; // race active
      symbol.name = "drive"; // race name
      symbol.hash = 7; // race hash
      binding.key = "speed"; // race key
      binding.value = 3; // race value
      condition.component = "wheel"; // race component
      condition.threshold = 5; // race threshold
    }
    status = 1; // race status
    countSync();
    baton.pass(1);
  }

  /** Commands the vehicle and reports back. */
  void act() {
    baton.await(1);
    queue.take();
    status = 2; // race status
    countSync();
    baton.pass(2);
  }

  /** Looks for tasks whose time has come. */
  int tick() {
    baton.await(2);
    queue.size();
    synchronized (timerLock) {
      int sum = point.earliest; // race earliest
      sum += point.latest; // race latest
      sum += point.active ? 1 : 0; // race active
      sum += symbol.name.length(); // race name
      sum += symbol.hash; // race hash
      sum += binding.key.length(); // race key
      sum += binding.value; // race value
      baton.pass(3);
      return sum;
    }
  }

  /** Monitors the state of the vehicle. */
  int check() {
    baton.await(3);
    synchronized (checkerLock) {
      int sum = condition.component.length(); // race component
      return sum + condition.threshold; // race threshold
    }
  }

  public static void main(String[] args) {
    RoverExecutive rover = new RoverExecutive();
    Threads.together(rover::execute, rover::act, rover::tick, rover::check);
  }
}
