package harrier.analyses.viewconsistency;

import harrier.analyses.viewconsistency.Member.Stale;
import harrier.analyses.viewconsistency.Member.Use;
import harrier.analyses.viewconsistency.Views.Inconsistency;
import harrier.event.AccessEvent;
import harrier.event.LockEvent;
import harrier.finding.Finding;
import harrier.shadow.Decoration;
import harrier.shadow.OwnState;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import jdk.internal.vm.annotation.Stable;

/**
 * ViewConsistency: reports variables that one thread uses together under a lock and another one by
 * one, and values that are used after they were written over. Rules:
 * docs/analyses/viewconsistency.md.
 */
public final class ViewConsistency extends Tool {
  static final String HIGH_LEVEL_DATA_RACE = "high-level-data-race";
  static final String STALE_VALUE = "stale-value";

  private static final int STAMP_BITS = 40;

  /** The shadow of a variable that no critical section has accessed. */
  private enum State implements ShadowVar {
    OUTSIDE
  }

  /** The critical sections that a thread is in, outermost first. Touched only by that thread. */
  private static final class Sections {
    final List<Section> open = new ArrayList<>();

    /** Another one whenever a section begins or ends; different for each thread. */
    long stamp;

    Sections(ShadowThread t) {
      stamp = (t.id + 1L) << STAMP_BITS;
    }

    /** How many of them have views that somebody wants to know. */
    int wanted;

    Section innermost() {
      return open.isEmpty() ? null : open.get(open.size() - 1);
    }

    void open(ShadowLock lock, boolean isAlone, boolean isWanted) {
      stamp++;
      Section section = of(lock);
      if (section == null) {
        section = new Section(lock, isWanted);
        open.add(section);
        wanted += isWanted ? 1 : 0;
      } else {
        section.holds++;
      }
      section.isAlone |= isAlone;
    }

    /** The section that ends when the lock is given up, or null. */
    Section close(ShadowLock lock) {
      stamp++;
      Section section = of(lock);
      if (section == null || --section.holds > 0) {
        return null;
      }
      open.remove(section);
      wanted -= section.isWanted ? 1 : 0;
      return section;
    }

    private Section of(ShadowLock lock) {
      for (int i = open.size() - 1; i >= 0; i--) {
        if (open.get(i).lock == lock) {
          return open.get(i);
        }
      }
      return null;
    }
  }

  @Stable
  private final OwnState<Sections> sections =
      new OwnState<>(Decoration.<ShadowThread, Sections>startingWith(Sections::new)::get);

  private final Decoration<ShadowLock, Views> views = Decoration.startingWith(lock -> new Views());

  @Override
  public void acquire(LockEvent e) {
    open(e, true);
    next().acquire(e);
  }

  @Override
  public void acquireShared(LockEvent e) {
    open(e, false);
    next().acquireShared(e);
  }

  @Override
  public void release(LockEvent e) {
    close(e);
    next().release(e);
  }

  @Override
  public void releaseShared(LockEvent e) {
    close(e);
    next().releaseShared(e);
  }

  private void open(LockEvent e, boolean isAlone) {
    boolean isWanted = views.get(e.lock()).wants(e.thread().identity());
    sections.of(e.thread()).open(e.lock(), isAlone, isWanted);
  }

  private void close(LockEvent e) {
    Section ended = sections.of(e.thread()).close(e.lock());
    if (ended != null && ended.isView()) {
      View view = new View(ended.uses, ended.isAlone);
      for (Inconsistency each : views.get(e.lock()).add(e.thread().identity(), view)) {
        report(each, e.lock());
      }
    }
  }

  @Override
  public boolean allowsGathering() {
    return true;
  }

  /** Outside of critical sections it does not matter what comes first. */
  @Override
  public boolean allowsGatheringBy(ShadowThread t) {
    return sections.of(t).open.isEmpty();
  }

  @Override
  public boolean allowsSpans() {
    return false;
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return State.OUTSIDE;
  }

  @Override
  public void access(AccessEvent e) {
    if (e.isAtomic()) {
      next().access(e);
    } else if (e.shadow() instanceof Member x) {
      access(e, x);
    } else if (e.shadow() != State.OUTSIDE) {
      next().access(e);
    } else if (!sections.of(e.thread()).open.isEmpty()) {
      e.putShadow(new Member(e.variable())); // or another thread was faster
      access(e);
    }
  }

  private void access(AccessEvent e, Member x) {
    Sections t = sections.of(e.thread());
    Use use = new Use(e.thread().identity(), e.site(), e.isWrite());
    for (Section section : t.open) {
      section.add(x, use);
    }
    Stale stale = x.note(use, t.innermost(), t.stamp);
    if (stale != null) {
      report(
          e,
          new Finding(
              STALE_VALUE,
              name(),
              x.variable,
              List.of(stale.read().access(), stale.overwrittenBy().access(), use.access()),
              "The value read was written over before the thread wrote in turn, under the same"
                  + " lock but in another critical section."));
    }
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isTrivial(shadow, t, false) || next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isTrivial(shadow, t, true) || next().isTrivialWrite(shadow, t);
  }

  private boolean isTrivial(ShadowVar shadow, ShadowThread thread, boolean write) {
    Sections t = sections.of(thread);
    if (shadow instanceof Member x) {
      return (write ? x.wasWrittenIn(t.stamp) : x.wasReadIn(t.stamp))
          || x.isUnread() && t.open.isEmpty();
    }
    return shadow == State.OUTSIDE && t.open.isEmpty();
  }

  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    ShadowVar shadow = before == null ? State.OUTSIDE : before;
    if (isTrivial(shadow, t, write)) {
      return shadow;
    }
    if (shadow instanceof Member x) {
      return notes(x, t, site, write) ? x : null;
    }
    return shadow == State.OUTSIDE ? null : next().shadowAfter(before, t, site, write);
  }

  /** Whether an access changes no view, and is noted otherwise. */
  private boolean notes(Member x, ShadowThread thread, Site site, boolean write) {
    Sections t = sections.of(thread);
    return t.wanted == 0
        && x.notesFresh(new Use(thread.identity(), site, write), t.innermost(), t.stamp);
  }

  private void report(Inconsistency found, ShadowLock lock) {
    Set<Member> one = found.whole().overlapWith(found.part());
    Set<Member> two = found.whole().overlapWith(found.other());
    Member first = onlyIn(one, two, found.whole());
    Member second = onlyIn(two, one, found.whole());
    report(
        new Finding(
            HIGH_LEVEL_DATA_RACE,
            name(),
            first.variable,
            List.of(
                found.whole().uses().get(first).access(),
                found.whole().uses().get(second).access(),
                found.part().uses().get(first).access(),
                found.other().uses().get(second).access()),
            "One thread uses it and "
                + second.variable
                + " together under "
                + lock.name()
                + ", the other each on its own."));
  }

  private static Member onlyIn(Set<Member> some, Set<Member> others, View inOrder) {
    return inOrder.members().stream()
        .filter(x -> some.contains(x) && !others.contains(x))
        .findFirst()
        .orElseThrow();
  }
}
