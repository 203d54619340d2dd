package harrier.analyses.goodlock;

import harrier.shadow.Decoration;
import harrier.shadow.ShadowLock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Searches for the cycles that a new edge closes. */
final class Cycles {
  private static final int LONGEST = 16;

  /** Edges that one search looks at: a hook has to come to its end. */
  private static final int STEPS = 20_000;

  private final Decoration<ShadowLock, Orders> orders;
  private final boolean reportsOrdered;
  private final Consumer<List<Edge>> sink;

  private final List<Edge> path = new ArrayList<>();
  private int steps;

  Cycles(Decoration<ShadowLock, Orders> orders, boolean reportsOrdered, Consumer<List<Edge>> sink) {
    this.orders = orders;
    this.reportsOrdered = reportsOrdered;
    this.sink = sink;
  }

  void closedBy(Edge edge) {
    path.add(edge);
    extend();
  }

  private void extend() {
    Edge last = path.get(path.size() - 1);
    ShadowLock lock = last.target().get();
    if (lock == null || path.size() == LONGEST) {
      return;
    }
    for (Edge next : orders.get(lock).edges()) {
      if (++steps > STEPS) {
        return;
      }
      if (last.waitsFor(next) && fits(next)) {
        path.add(next);
        if (next.target() == path.get(0).source().lock()) {
          if (next.waitsFor(path.get(0))) {
            sink.accept(List.copyOf(path));
          }
        } else {
          extend();
        }
        path.remove(path.size() - 1);
      }
    }
  }

  private boolean fits(Edge next) {
    for (Edge edge : path) {
      if (!edge.canMeet(next) || !reportsOrdered && edge.isOrderedWith(next)) {
        return false;
      }
    }
    return true;
  }
}
