package harrier.analyses.readonly;

import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.tool.Tool;

/**
 * Filters reads of variables that have not been written since this tool owns them. Rules:
 * docs/analyses/readonly.md.
 */
public final class ReadOnly extends Tool {
  /** The shadow of a variable that has only been read. */
  private enum State implements ShadowVar {
    UNWRITTEN
  }

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
    return State.UNWRITTEN;
  }

  @Override
  public void access(AccessEvent e) {
    if (e.shadow() != State.UNWRITTEN) {
      next().access(e);
    } else if (e.isWrite()) {
      advance(e); // [Write]
    } // else [Read]
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return shadow == State.UNWRITTEN || next().isTrivialRead(shadow, t);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return next().isTrivialWrite(shadow, t);
  }

  @Override
  public ShadowVar shadowAfter(ShadowVar before, ShadowThread t, Site site, boolean write) {
    boolean isUnwritten = before == null || before == State.UNWRITTEN;
    if (isUnwritten && !write) {
      return State.UNWRITTEN;
    }
    return next().shadowAfter(isUnwritten ? null : before, t, site, write); // [Write]
  }
}
