package targets;

import baton.Baton;

/** Two threads wait for each other's synchronized methods, and main ends. */
final class Deadlocked {
  private final Baton baton;
  private Deadlocked other;

  private Deadlocked(Baton baton) {
    this.baton = baton;
  }

  synchronized void call(int step) {
    baton.pass(step);
    baton.await(2);
    other.answer();
  }

  synchronized void answer() {}

  private static Thread start(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  public static void main(String[] args) {
    Baton baton = new Baton();
    Deadlocked left = new Deadlocked(baton);
    Deadlocked right = new Deadlocked(baton);
    left.other = right;
    right.other = left;
    Thread first = start(() -> left.call(1));
    baton.await(1);
    Thread second = start(() -> right.call(2));
    while (first.getState() != Thread.State.BLOCKED || second.getState() != Thread.State.BLOCKED) {
      Thread.yield();
    }
  }
}
