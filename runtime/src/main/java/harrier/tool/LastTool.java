package harrier.tool;

import harrier.event.AccessEvent;
import harrier.event.Event;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import java.util.Set;

/** The end of every chain: nothing is left to do. */
public final class LastTool extends Relay {
  /** The shadow of a variable no tool is interested in any more. */
  private enum Spent implements ShadowVar {
    SPENT
  }

  /** Whether no tool is interested in a variable with this shadow. */
  public static boolean isSpent(ShadowVar shadow) {
    return shadow == Spent.SPENT;
  }

  @Override
  public ShadowVar makeShadowVar(AccessEvent e) {
    return Spent.SPENT;
  }

  @Override
  public boolean isTrivialRead(ShadowVar shadow, ShadowThread t) {
    return isSpent(shadow);
  }

  @Override
  public boolean isTrivialWrite(ShadowVar shadow, ShadowThread t) {
    return isSpent(shadow);
  }

  @Override
  protected void relay(EventKind kind, Event e) {}

  @Override
  public Set<EventKind> interests() {
    return Set.of();
  }
}
