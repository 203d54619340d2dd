package baton;

/** Runs tasks in threads of their own. */
public final class Threads {
  private Threads() {}

  /** Starts a thread for each task, then waits for all of them. */
  public static void together(Task... tasks) {
    Worker[] workers = new Worker[tasks.length];
    for (int i = 0; i < tasks.length; i++) {
      workers[i] = start(tasks[i]);
    }
    for (Worker worker : workers) {
      worker.finish();
    }
  }

  /** Starts a thread for one task. */
  public static Worker start(Task task) {
    Worker worker = new Worker(task);
    worker.start();
    return worker;
  }

  /** Starts a thread for one task and waits for it. */
  public static void await(Task task) {
    start(task).finish();
  }

  /** A thread that remembers what its task threw. */
  public static final class Worker extends Thread {
    private final Task task;

    /** Written before the thread ends, read after it was joined. */
    private Throwable failure;

    private Worker(Task task) {
      this.task = task;
    }

    @Override
    public void run() {
      try {
        task.run();
      } catch (Throwable e) {
        failure = e;
      }
    }

    /** Waits for the end of the thread; a task that failed is an IllegalStateException here. */
    public void finish() {
      try {
        join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      if (failure != null) {
        throw new IllegalStateException(failure);
      }
    }
  }
}
