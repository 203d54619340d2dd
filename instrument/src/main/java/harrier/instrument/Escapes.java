package harrier.instrument;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Of what a method makes, all that others may come to know. */
final class Escapes {
  private final Set<Origin> known = new HashSet<>();

  /** What may be the same thing: if one of these is known to others, so are the rest. */
  private final Map<Origin, Set<Origin>> same = new HashMap<>();

  boolean include(Held held) {
    for (Origin each : held.origins()) {
      if (!each.isHere() || known.contains(each)) {
        return true;
      }
    }
    return false;
  }

  void add(Held held) {
    held.origins().forEach(this::add);
  }

  /** Whoever knows an array can get at what is in it. */
  private void add(Origin origin) {
    Deque<Origin> found = new ArrayDeque<>(); // methods with long chains of these exist
    found.push(origin);
    while (!found.isEmpty()) {
      Origin next = found.pop();
      if (next.isHere() && known.add(next)) {
        if (next.hasInside()) {
          found.push(next.inside());
        }
        same.getOrDefault(next, Set.of()).forEach(found::push);
      }
    }
  }

  /** The elements of an array get away, or may be replaced by others, but not the array. */
  void addInside(Held array) {
    array.origins().forEach(this::addInside);
  }

  /** Something is stored in an array. */
  void put(Held array, Held element) {
    for (Origin each : array.origins()) {
      if (each.hasInside()) {
        element.origins().forEach(origin -> unite(each.inside(), origin));
      } else {
        add(element);
      }
    }
  }

  private void unite(Origin one, Origin other) {
    if (one.equals(other)) {
      return;
    }
    if (!one.isHere() || !other.isHere()) {
      add(one.isHere() ? one : other);
      return;
    }
    same.computeIfAbsent(one, origin -> new HashSet<>()).add(other);
    same.computeIfAbsent(other, origin -> new HashSet<>()).add(one);
    if (known.contains(one)) {
      add(other);
    }
    if (known.contains(other)) {
      add(one);
    }
    if (one.hasInside() && other.hasInside()) {
      unite(one.inside(), other.inside());
    } else { // read from the one, it is not followed
      addInside(one);
      addInside(other);
    }
  }

  private void addInside(Origin array) {
    if (array.hasInside()) {
      add(array.inside());
    }
  }
}
