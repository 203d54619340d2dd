package harrier.instrument;

import harrier.instrument.Expression.Constant;
import harrier.instrument.Expression.Local;
import harrier.instrument.Expression.Sum;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A loop without synchronization whose variable changes by the same step each time round. What some
 * of its instructions access is checked when it is left. Instructions are numbers, counted from the
 * start of the method.
 *
 * @param start its first instruction, which is entered from above and by the last one only
 * @param end its last instruction, which goes back to the first
 * @param exits the jumps out of it
 * @param variable the local that counts
 * @param increment the instruction that changes it
 * @param accesses those that are done exactly once each time round before the variable changes, in
 *     order
 * @param parts those that are done at most once each time round, in order, by the stretches of code
 *     in which one follows the other
 * @param repeated those that access the same element as one before them, in the same way
 * @param changed the locals that change in the loop, and what they then hold, as frames write it
 */
record CountedLoop(
    int start,
    int end,
    Set<Integer> exits,
    int variable,
    int increment,
    int step,
    List<RangeAccess> accesses,
    List<List<RangeAccess>> parts,
    Set<Integer> repeated,
    Map<Integer, Object> changed) {

  /**
   * An access to the same array each time round.
   *
   * @param array the local that holds the array
   * @param added locals that are added to the loop's variable to get the index, and how often
   * @param offset what is added besides
   */
  record RangeAccess(
      int number, boolean isWrite, int array, Map<Integer, Integer> added, int offset) {

    private boolean isAtSamePlaceAs(RangeAccess other) {
      return array == other.array && offset == other.offset && added.equals(other.added);
    }

    /** Whether this comes first, and says all there is to say of the other. */
    boolean covers(RangeAccess other) {
      return number < other.number && (isWrite || !other.isWrite) && isAtSamePlaceAs(other);
    }

    /**
     * Whether an access needs no check if others are checked for the same times round.
     *
     * @param allAreComplete whether each time all of them were done
     */
    boolean isCoveredBy(List<RangeAccess> others, boolean allAreComplete) {
      for (RangeAccess other : others) {
        if (other.covers(this)
            || allAreComplete && other.isWrite && !isWrite && other.isAtSamePlaceAs(this)) {
          return true;
        }
      }
      return false;
    }
  }

  int countOfAccesses() {
    int count = accesses.size();
    for (List<RangeAccess> part : parts) {
      count += part.size();
    }
    return count;
  }

  /** The accesses that an access is among: those done each time, or a part; null for none. */
  List<RangeAccess> groupOf(int number) {
    if (rank(accesses, number) >= 0) {
      return accesses;
    }
    for (List<RangeAccess> part : parts) {
      if (rank(part, number) >= 0) {
        return part;
      }
    }
    return null;
  }

  /** How many of the accesses come before the one with the given number; -1 if it is not there. */
  static int rank(List<RangeAccess> group, int number) {
    for (int i = 0; i < group.size(); i++) {
      if (group.get(i).number() == number) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a jump out of the loop comes before the first of these accesses. */
  static boolean isComplete(List<RangeAccess> group, int exit) {
    return group.isEmpty() || exit < group.get(0).number();
  }

  /** The access, if it is to the same array each time round and its index keeps step; else null. */
  static RangeAccess rangeOf(ArrayAccess access, int variable, Set<Integer> changed) {
    if (!(access.array() instanceof Local array) || changed.contains(array.slot())) {
      return null;
    }
    Map<Integer, Integer> locals = new TreeMap<>();
    int[] offset = new int[1];
    if (!add(access.index(), 1, locals, offset)) {
      return null;
    }
    Integer times = locals.remove(variable);
    if (times == null || times != 1) {
      return null;
    }
    locals.values().removeIf(count -> count == 0);
    for (Map.Entry<Integer, Integer> local : locals.entrySet()) {
      if (changed.contains(local.getKey()) || Math.abs(local.getValue()) > 1) {
        return null;
      }
    }
    return new RangeAccess(
        access.number(), access.isWrite(), array.slot(), Map.copyOf(locals), offset[0]);
  }

  private static boolean add(
      Expression value, int sign, Map<Integer, Integer> locals, int[] offset) {
    if (value instanceof Local local) {
      locals.merge(local.slot(), sign, Integer::sum);
      return true;
    }
    if (value instanceof Constant constant) {
      offset[0] += sign * constant.value();
      return true;
    }
    return value instanceof Sum sum
        && add(sum.first(), sign, locals, offset)
        && add(sum.second(), sum.isDifference() ? -sign : sign, locals, offset);
  }
}
