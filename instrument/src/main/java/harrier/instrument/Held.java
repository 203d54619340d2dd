package harrier.instrument;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What a local or a place on the stack may hold.
 *
 * @param origins where that may have been made; nowhere if it can only be null
 */
record Held(int size, Set<Origin> origins) implements Value {
  static final Held NULL = new Held(1, Set.of());
  static final Held WORD = new Held(1, Set.of(Origin.ELSEWHERE));
  static final Held TWO_WORDS = new Held(2, WORD.origins);

  /** Of too many origins to follow them. */
  static final Held ANYTHING = new Held(1, Set.of(Origin.ELSEWHERE, Origin.MANY));

  private static final int MOST_ORIGINS = 16;

  static Held ofSize(int size) {
    return size == 2 ? TWO_WORDS : WORD;
  }

  /** An object that is no array. */
  static Held objectOf(AbstractInsnNode maker) {
    return arrayOf(maker, 0);
  }

  static Held arrayOf(AbstractInsnNode maker, int dimensions) {
    return new Held(1, Set.of(new Origin(maker, 0, dimensions)));
  }

  @Override
  public int getSize() {
    return size;
  }

  boolean isMadeHere() {
    return origins.stream().anyMatch(Origin::isHere);
  }

  /** What an element of this array may be. */
  Held inside() {
    if (!isMadeHere()) {
      return origins.isEmpty() ? NULL : WORD;
    }
    Set<Origin> elements = new HashSet<>();
    for (Origin each : origins) {
      elements.add(each.hasInside() ? each.inside() : Origin.ELSEWHERE);
    }
    return new Held(1, elements);
  }

  /** This or the other; {@link #ANYTHING} once there are too many origins. */
  Held or(Held other) {
    int smaller = Math.min(size, other.size);
    if (smaller == size && origins.containsAll(other.origins)) {
      return this;
    }
    Set<Origin> both = new HashSet<>(origins);
    both.addAll(other.origins);
    return both.size() > MOST_ORIGINS || both.contains(Origin.MANY)
        ? ANYTHING
        : new Held(smaller, both);
  }

  /** The same as a record has, but at once: this is asked often. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Held that && size == that.size && origins.equals(that.origins);
  }

  @Override
  public int hashCode() {
    return origins.hashCode() * 2 + size;
  }
}
