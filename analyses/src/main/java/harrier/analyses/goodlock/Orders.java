package harrier.analyses.goodlock;

import harrier.shadow.ShadowLock;
import harrier.shadow.SpinLock;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/** What Goodlock knows of one lock: the edges of which it is the source. */
final class Orders extends SpinLock {
  /** Edges to one target that one thread may have; the latest then takes the place of the last. */
  private static final int OF_ONE_THREAD = 8;

  private static final int IN_ALL = 1024;

  /** Acquires that are remembered with their stack where there is no site. */
  private static final int MOMENTS = 1_000;

  /** Stands for the lock in edges, without keeping it alive. */
  static final class Name extends WeakReference<ShadowLock> {
    private final String text;

    Name(ShadowLock lock) {
      super(lock);
      text = lock.name();
    }

    String type() {
      return text.substring(0, text.lastIndexOf('@'));
    }

    @Override
    public String toString() {
      return text;
    }
  }

  final Name name;

  /** Replaced under this lock, never changed. */
  private volatile List<Edge> edges = List.of();

  /** Threads may lose a count. */
  private int moments;

  Orders(ShadowLock lock) {
    name = new Name(lock);
  }

  List<Edge> edges() {
    return edges;
  }

  boolean wantsMoment() {
    return moments < MOMENTS && moments++ < MOMENTS;
  }

  /** Whether such an edge is there or there is no room for it. */
  boolean needsNo(Edge edge) {
    for (Edge each : edges) {
      if (each.says(edge)) {
        return true;
      }
    }
    return edges.size() >= IN_ALL && isFull();
  }

  private boolean isFull() {
    return edges.stream().allMatch(edge -> edge.target().get() != null);
  }

  /** An edge of the same thread, locks and site: what it remembers of the stacks serves again. */
  Edge like(Edge edge) {
    for (Edge each : edges) {
      if (each.isLike(edge) && each.site() == edge.site() && each.held().equals(edge.held())) {
        return each;
      }
    }
    return null;
  }

  void add(Edge edge) {
    lock();
    try {
      List<Edge> kept = new ArrayList<>(edges.size() + 1);
      int alike = 0;
      int last = -1;
      for (Edge each : edges) {
        if (each.target().get() != null) {
          if (each.isLike(edge)) {
            alike++;
            last = kept.size();
          }
          kept.add(each);
        }
      }
      if (alike >= OF_ONE_THREAD) {
        kept.set(last, edge);
      } else if (kept.size() < IN_ALL) {
        kept.add(edge);
      }
      edges = List.copyOf(kept);
    } finally {
      unlock();
    }
  }
}
