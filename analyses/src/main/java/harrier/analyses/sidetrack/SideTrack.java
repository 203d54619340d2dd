package harrier.analyses.sidetrack;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.transaction.ClockedTransactionTool;
import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;
import harrier.analyses.transaction.Violation;
import harrier.event.LockEvent;
import harrier.event.ThreadEvent;
import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * SideTrack: reports transactions that release a lock and take it again, if a critical section of
 * another thread could have come in between. Rules: docs/analyses/sidetrack.md.
 */
public final class SideTrack extends ClockedTransactionTool {
  /** So many locks of a transaction are looked at, and so many sections of others. */
  private static final int MOST_LOCKS = 256;

  private static final int MOST_SECTIONS = 16;

  /** What a transaction has done with one lock so far. */
  private static final class Course {
    /** The latest release; null while the lock is held. */
    Operation release;

    /** Locks held then. */
    List<ShadowLock> held = List.of();

    /** Sections of others before it that nothing but the lock itself orders with this one. */
    final List<Section> movable = new ArrayList<>();
  }

  private final Decoration<ShadowThread, Map<ShadowLock, Course>> courses =
      Decoration.startingWith(t -> new HashMap<>());

  private final Decoration<ShadowLock, LockHistory> histories =
      Decoration.startingWith(m -> new LockHistory());

  // Transactions.

  @Override
  protected void ended(ShadowThread t) {
    courses.get(t).clear();
  }

  @Override
  public void end(ThreadEvent e) {
    ended(e.thread());
    super.end(e);
  }

  // Locks. All is decided before the clock learns who had the lock last.

  @Override
  public void acquire(LockEvent e) {
    beginBlock(e);
    Transaction inside = transactionOf(e.thread());
    ThreadClock clock = clockOf(e.thread());
    LockHistory history = histories.get(e.lock());
    Operation acquire = Operation.of(e, "acquire", e.lock(), inside);
    Section section = new Section(acquire, clock.word(e.site()), othersHeld(e));
    for (Gap gap : history.gaps) {
      if (!clock.knows(gap.word()) && gap.admits(section)) {
        report(gap, section); // [Section After]
      }
    }
    Map<ShadowLock, Course> all = courses.get(e.thread());
    if (inside != null && (all.size() < MOST_LOCKS || all.containsKey(e.lock()))) {
      follow(all.computeIfAbsent(e.lock(), m -> new Course()), history, section, clock);
    }
    history.add(section);
    super.acquire(e);
  }

  /** The next section of the lock in the same transaction. */
  private void follow(Course course, LockHistory history, Section now, ThreadClock clock) {
    for (Section section : history.sections) {
      if (course.movable.size() < MOST_SECTIONS
          && !section.isBySameThread(now)
          && !clock.knows(section.word())) {
        course.movable.add(section);
      }
    }
    if (course.release != null) {
      List<ShadowLock> throughout = new ArrayList<>(course.held);
      throughout.retainAll(now.held());
      Gap gap = new Gap(course.release, now.acquire(), now.word(), throughout);
      for (Section section : course.movable) {
        if (gap.admits(section)) {
          report(gap, section); // [Section Before]
        }
      }
      history.add(gap);
      course.release = null;
    }
  }

  @Override
  public void release(LockEvent e) {
    Course course = courses.get(e.thread()).get(e.lock());
    Transaction inside = transactionOf(e.thread());
    if (course != null && inside != null) {
      course.release = Operation.of(e, "release", e.lock(), inside);
      course.held = othersHeld(e);
    }
    super.release(e);
    endBlock(e);
  }

  private static List<ShadowLock> othersHeld(LockEvent e) {
    List<ShadowLock> held = new ArrayList<>(Arrays.asList(e.thread().held()));
    held.remove(e.lock());
    return held;
  }

  // Reports.

  private void report(Gap gap, Section section) {
    Transaction blamed = gap.acquire().inside().around(gap.release().inside());
    if (blamed == null || blamed.isReported) {
      return;
    }
    blamed.isReported = true;
    List<Operation> operations = List.of(gap.release(), section.acquire(), gap.acquire());
    String why =
        blamed.description()
            + " is not atomic if the section of "
            + section.acquire().thread().name()
            + " comes between "
            + gap.release()
            + " and "
            + gap.acquire()
            + ".";
    report(Violation.of(name(), blamed, operations, why));
  }
}
