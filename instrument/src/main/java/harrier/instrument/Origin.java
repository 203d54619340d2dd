package harrier.instrument;

import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * Where something that a method holds was made.
 *
 * <p>Compares itself: to link what records have for that would take longer at the start than all
 * that is compared.
 *
 * @param maker the instruction that made it, or the array of arrays it is in; null if that is not
 *     in the method
 * @param level how many of the maker's arrays it is in
 * @param levels how many dimensions the maker's array has; 0 if it makes another object
 */
record Origin(AbstractInsnNode maker, int level, int levels) {
  /** Not made here. */
  static final Origin ELSEWHERE = new Origin(null, 0, 0);

  /** More origins than are followed. */
  static final Origin MANY = new Origin(null, 1, 0);

  boolean isHere() {
    return maker != null;
  }

  boolean isArray() {
    return levels > 0;
  }

  /** Whether it is an array of arrays. */
  boolean hasInside() {
    return level + 1 < levels;
  }

  /** The arrays that are its elements. */
  Origin inside() {
    return new Origin(maker, level + 1, levels);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Origin o && maker == o.maker && level == o.level && levels == o.levels;
  }

  @Override
  public int hashCode() {
    return (System.identityHashCode(maker) * 31 + level) * 31 + levels;
  }
}
