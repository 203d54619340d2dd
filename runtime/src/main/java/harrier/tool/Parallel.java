package harrier.tool;

import harrier.event.AccessEvent;
import harrier.event.Event;
import harrier.shadow.Memory;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Several chains side by side, each with its own shadow of every variable. */
final class Parallel extends Relay {
  /** The branches' shadows of one variable. */
  private static final class Parts implements ShadowVar {
    final Object[] of;

    Parts(int branches) {
      of = new Object[branches];
    }

    boolean areSpent() {
      for (Object part : of) {
        if (!LastTool.isSpent((ShadowVar) part)) {
          return false;
        }
      }
      return true;
    }
  }

  private final List<Chain> branches;

  Parallel(List<Chain> branches) {
    this.branches = branches;
  }

  List<Chain> branches() {
    return branches;
  }

  @Override
  public Set<EventKind> interests() {
    Set<EventKind> all = EnumSet.noneOf(EventKind.class);
    branches.forEach(branch -> all.addAll(branch.interests()));
    return all;
  }

  @Override
  public boolean wantsMethod(Site boundary) {
    return branches.stream().anyMatch(branch -> branch.wantsMethod(boundary));
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return new Parts(branches.size());
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof Parts parts)) {
      next().access(e);
      return;
    }
    Object base = e.base();
    long at = e.referenceAt();
    for (int i = 0; i < parts.of.length; i++) {
      e.pointAt(parts.of, Memory.REFERENCES + i * Memory.REFERENCE_SIZE, null);
      branches.get(i).access(e);
    }
    e.pointAt(base, at, parts);
    if (!(next() instanceof LastTool) && parts.areSpent()) {
      advance(e);
    }
  }

  @Override
  protected void relay(EventKind kind, Event e) {
    for (int i = 0; i < branches.size(); i++) {
      kind.deliver(branches.get(i).first(), e);
    }
    kind.deliver(next(), e);
  }
}
