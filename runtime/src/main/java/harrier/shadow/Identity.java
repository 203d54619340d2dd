package harrier.shadow;

/** Who a thread is, for findings. All that is kept of it once nobody can ask for it any more. */
public final class Identity {
  /** The thread itself; null in a trace, and once it has ended. */
  private volatile Thread thread;

  /** The latest name known, or null for a thread without one. */
  private volatile String name;

  /** What a thread without a name is known by. */
  private final long number;

  private final String startedBy;
  private final String startedAt;

  /** Accesses at suspect sites with their circumstances, newest last, as a ring; or null. */
  private volatile Moment[] moments;

  private int nextMoment;

  /** Whether an event of the thread was lost: what it came after, or before, is not certain. */
  private volatile boolean isLossy;

  Identity(Thread thread, String name, long number, String startedBy, String startedAt) {
    this.thread = thread;
    this.name = name;
    this.number = number;
    this.startedBy = startedBy;
    this.startedAt = startedAt;
  }

  Thread thread() {
    return thread;
  }

  public String name() {
    learnName();
    String known = name;
    return known != null ? known : "virtual thread " + number;
  }

  private void learnName() {
    Thread alive = thread;
    if (alive != null && !alive.getName().isEmpty()) {
      name = alive.getName();
    }
  }

  /** The name that the thread's parent had then, or null if nobody started it. */
  public String startedBy() {
    return startedBy;
  }

  /** Where it was started, as a stack frame prints, or null. */
  public String startedAt() {
    return startedAt;
  }

  void lose() {
    isLossy = true;
  }

  public boolean isLossy() {
    return isLossy;
  }

  /** The thread has ended. Its name stays known. */
  void end() {
    learnName();
    thread = null;
  }

  /** Remembers the circumstances of an access. By the thread itself. */
  public void remember(Moment moment) {
    if (moments == null) {
      moments = new Moment[Moment.REMEMBERED];
    }
    moments[nextMoment++ % Moment.REMEMBERED] = moment;
  }

  /** What is known of an access by this thread; null if nothing is. */
  public Moment momentOf(long word) {
    Moment[] known = moments;
    if (known != null) {
      for (Moment m : known) {
        if (m != null && m.word() == word) {
          return m;
        }
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return name();
  }
}
