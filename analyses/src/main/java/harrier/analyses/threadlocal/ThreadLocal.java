package harrier.analyses.threadlocal;

import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;

/**
 * Filters accesses to variables that only one thread has accessed so far. The shadow of such a
 * variable is that thread. Rules: docs/analyses/threadlocal.md.
 */
@SuppressWarnings("JavaLangClash") // the paper's name
public final class ThreadLocal extends Tool {
  @Override
  public boolean allowsGathering() {
    return true;
  }

  @Override
  public boolean allowsSpans() {
    return false;
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return e.thread();
  }

  @Override
  public void access(AccessEvent e) {
    if (!(e.shadow() instanceof ShadowThread owner)) {
      next().access(e);
    } else if (owner != e.thread()) {
      advance(e); // [Share]
    } // else [Own]
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow == t || next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return shadow == t || next().isTrivialWrite(shadow, t);
  }

  @Override
  public ShadowVar shadowOfNew(ShadowThread t, Site site) {
    return t;
  }

  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    if (before == null || before == t) {
      return t;
    }
    ShadowVar seen = before instanceof ShadowThread ? null : before; // [Share]: its first access
    return next().shadowAfter(seen, t, site, write);
  }
}
