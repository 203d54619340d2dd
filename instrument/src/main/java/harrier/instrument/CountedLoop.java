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

    boolean isAtSamePlaceAs(RangeAccess other) {
      return array == other.array && offset == other.offset && added.equals(other.added);
    }
  }

  /** Whether an access needs no check if another is checked for the same times round. */
  boolean isCovered(RangeAccess access, boolean allTimesAreComplete) {
    for (RangeAccess other : accesses) {
      if (other.isAtSamePlaceAs(access)) {
        if (other.number() < access.number() && (other.isWrite() || !access.isWrite())) {
          return true;
        }
        if (allTimesAreComplete && other.isWrite() && !access.isWrite()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a jump out of the loop comes before the first access of its time round. */
  boolean isComplete(int exit) {
    return exit < accesses.get(0).number();
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
