package harrier.instrument;

import harrier.tool.EventKind;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What the tools of a chain want to hear of. For anything else there is no hook.
 *
 * @param kinds kinds of events some tool handles
 */
public record Interests(Set<EventKind> kinds) {
  /** Of a tool that handles every event. */
  public static final Interests ALL = new Interests(EnumSet.allOf(EventKind.class));

  private static final Set<EventKind> OF_LOCKS =
      EnumSet.of(
          EventKind.REQUEST,
          EventKind.ACQUIRE,
          EventKind.RELEASE,
          EventKind.ACQUIRE_SHARED,
          EventKind.RELEASE_SHARED,
          EventKind.NOTIFY);

  /** What threads do while they hold locks. */
  private static final Set<EventKind> WITH_LOCKS_HELD =
      EnumSet.of(
          EventKind.ACCESS,
          EventKind.VOLATILE_ACCESS,
          EventKind.SLEEP,
          EventKind.ENTER,
          EventKind.EXIT);

  /** What orders threads beside locks, volatile variables and the life of threads. */
  private static final Set<EventKind> OF_ORDER =
      EnumSet.of(
          EventKind.PUBLISH,
          EventKind.OBSERVE,
          EventKind.WITHDRAW,
          EventKind.CLASS_INITIALIZED,
          EventKind.CLASS_ACCESSED,
          EventKind.BARRIER,
          EventKind.INTERRUPT,
          EventKind.INTERRUPTED);

  boolean include(EventKind kind) {
    return kinds.contains(kind);
  }

  private boolean includeAnyOf(Set<EventKind> some) {
    return !Collections.disjoint(kinds, some);
  }

  /** Whether locks matter: they are told, or a tool may ask which are held. */
  public boolean includeLocks() {
    return includeAnyOf(OF_LOCKS) || includeAnyOf(WITH_LOCKS_HELD);
  }

  public boolean includeOrder() {
    return includeAnyOf(OF_ORDER);
  }

  /** Whether variables matter, to be accessed or to synchronize on. */
  public boolean includeVariables() {
    return include(EventKind.ACCESS) || include(EventKind.VOLATILE_ACCESS) || includeOrder();
  }
}
