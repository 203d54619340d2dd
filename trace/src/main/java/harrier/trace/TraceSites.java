package harrier.trace;

import harrier.shadow.Site;
import harrier.shadow.Sites;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The sites of steps: class {@code trace}, and the step's line. All traces share them. */
final class TraceSites {
  private record Place(int line, Op op, String name) {}

  private static final Map<Place, Site> SITES = new ConcurrentHashMap<>();

  private TraceSites() {}

  static Site of(Step step) {
    String method = step.op() == Op.ENTER || step.op() == Op.EXIT ? step.operand() : step.thread();
    return SITES.computeIfAbsent(
        new Place(step.line(), step.op(), method),
        place -> Sites.add("trace", place.name(), "trace", place.line(), opOf(place.op())));
  }

  private static Site.Op opOf(Op op) {
    return switch (op) {
      case READ, ATOMIC_READ, VOLATILE_READ -> Site.Op.READ;
      case WRITE, ATOMIC_WRITE, VOLATILE_WRITE -> Site.Op.WRITE;
      case ACQUIRE, RELEASE, WAIT, WAKE, NOTIFY -> Site.Op.LOCK;
      default -> Site.Op.CALL;
    };
  }
}
