package harrier.analyses.goldilocks;

import harrier.analyses.goldilocks.Span.Reach;
import harrier.shadow.Identity;
import harrier.shadow.SpinLock;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The synchronizations of the run in order, as far back as some span still has to be evaluated.
 *
 * <p>Spans are evaluated when somebody asks, and all of them whenever the log has grown by {@link
 * #WINDOW} links; so no link is kept for longer than that.
 */
final class Log extends SpinLock {
  private static final int WINDOW = 4096;

  /** The latest link. Guarded by this lock, as all below. */
  private Link tail = new Link(null, null);

  private List<WeakReference<Span>> spans = new ArrayList<>();
  private int spanCount;
  private int links;

  /** The latest link when all spans were last evaluated. */
  private Link swept = tail;

  private boolean sweeping;

  Link append(Device from, Device to) {
    Link link = new Link(from, to);
    boolean full;
    lock();
    try {
      tail.next = link;
      tail = link;
      full = ++links >= WINDOW && !sweeping;
      sweeping |= full;
    } finally {
      unlock();
    }
    if (full) {
      sweep();
    }
    return link;
  }

  Span span(Device thread, Identity identity) {
    lock();
    try {
      Span made = new Span(thread, identity, spanCount++, tail);
      spans.add(new WeakReference<>(made));
      return made;
    } finally {
      unlock();
    }
  }

  private void sweep() {
    List<WeakReference<Span>> mine;
    Link to;
    lock();
    try {
      mine = spans;
      spans = new ArrayList<>();
      to = tail;
      links = 0;
    } finally {
      unlock();
    }
    List<WeakReference<Span>> alive = evaluate(mine, to);
    lock();
    try {
      spans.addAll(alive);
      swept = to;
      sweeping = false;
    } finally {
      unlock();
    }
  }

  /** Evaluates all spans at once: for each device, a bit for each reach that contains it. */
  private List<WeakReference<Span>> evaluate(List<WeakReference<Span>> all, Link to) {
    List<WeakReference<Span>> alive = new ArrayList<>();
    Map<Reach, List<Span>> spansOf = new IdentityHashMap<>();
    Map<Link, List<Reach>> starts = new IdentityHashMap<>();
    for (WeakReference<Span> reference : all) {
      Span span = reference.get();
      if (span != null) {
        alive.add(reference);
        Reach reach = span.reach();
        if (!spansOf.containsKey(reach)) {
          starts.computeIfAbsent(reach.upTo, link -> new ArrayList<>()).add(reach);
        }
        spansOf.computeIfAbsent(reach, r -> new ArrayList<>()).add(span);
      }
    }
    List<Reach> started = new ArrayList<>();
    Map<Device, BitSet> rows = new HashMap<>();
    for (Link link = swept; link != null; link = link == to ? null : link.next) {
      Device from = link.from;
      BitSet reached = from == null ? null : rows.get(from);
      if (reached != null) {
        rows.computeIfAbsent(link.to, device -> new BitSet()).or(reached);
      }
      for (Reach reach : starts.getOrDefault(link, List.of())) {
        for (Device device : reach.devices) {
          rows.computeIfAbsent(device, d -> new BitSet()).set(started.size());
        }
        started.add(reach);
      }
    }
    share(started, spansOf, rows, to);
    return alive;
  }

  /** Gives spans what was evaluated. Those that have come further meanwhile keep what they have. */
  private static void share(
      List<Reach> started, Map<Reach, List<Span>> spansOf, Map<Device, BitSet> rows, Link to) {
    List<Set<Device>> sets = new ArrayList<>();
    started.forEach(reach -> sets.add(new HashSet<>()));
    rows.forEach(
        (device, row) -> {
          if (!device.isGone()) {
            row.stream().forEach(bit -> sets.get(bit).add(device));
          }
        });
    Map<Set<Device>, Reach> shared = new HashMap<>();
    for (int i = 0; i < started.size(); i++) {
      Reach reach = shared.computeIfAbsent(sets.get(i), devices -> new Reach(devices, to));
      spansOf.get(started.get(i)).forEach(span -> span.reach(reach));
    }
  }
}
