package harrier.instrument;

import harrier.instrument.Expression.Constant;
import harrier.instrument.Expression.Element;
import harrier.instrument.Expression.Field;
import harrier.instrument.Expression.Local;
import harrier.instrument.Expression.Sum;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * An access to elements of an array whose indices are known when the loop is left.
 *
 * @param array where the array is from: a local, or else what may be another array each time
 * @param moves whether the index grows with the loop's variable; else it stays the same
 * @param added locals that are added to get the index, and how often
 * @param offset what is added besides
 * @param index what else the index is from, and may be another one each time; or null
 * @param through the access that reads the index, or null: then that one moves, and this one's
 *     index is whatever it finds
 */
record RangeAccess(
    int number,
    boolean isWrite,
    Expression array,
    boolean moves,
    Map<Integer, Integer> added,
    int offset,
    Expression index,
    RangeAccess through)
    implements LoopAccess {

  /** The access, if its array and index are known when the loop is left; else null. */
  static RangeAccess of(
      ArrayAccess access, int variable, Set<Integer> changed, List<? extends LoopAccess> before) {
    if (!isSteady(access.array(), changed)) {
      return null;
    }
    RangeAccess through = indices(access, variable, changed, before);
    if (through != null) {
      return new RangeAccess(
          access.number(), access.isWrite(), access.array(), false, Map.of(), 0, null, through);
    }
    return access.index() instanceof Field field && isSteady(field, changed)
        ? new RangeAccess(
            access.number(), access.isWrite(), access.array(), false, Map.of(), 0, field, null)
        : affine(access, variable, changed);
  }

  private static RangeAccess affine(ArrayAccess access, int variable, Set<Integer> changed) {
    Map<Integer, Integer> locals = new TreeMap<>();
    int[] offset = new int[1];
    if (!add(access.index(), 1, locals, offset)) {
      return null;
    }
    locals.values().removeIf(count -> count == 0);
    Integer times = locals.remove(variable);
    if (times != null && times != 1) {
      return null;
    }
    for (Map.Entry<Integer, Integer> local : locals.entrySet()) {
      if (changed.contains(local.getKey()) || Math.abs(local.getValue()) > 1) {
        return null;
      }
    }
    return new RangeAccess(
        access.number(),
        access.isWrite(),
        access.array(),
        times != null,
        Map.copyOf(locals),
        offset[0],
        null,
        null);
  }

  /** The access that reads the index, if it is one of those before and moves. */
  private static RangeAccess indices(
      ArrayAccess access, int variable, Set<Integer> changed, List<? extends LoopAccess> before) {
    if (!(access.index() instanceof Element element)) {
      return null;
    }
    for (LoopAccess each : before) {
      if (each instanceof RangeAccess read
          && !read.isWrite
          && read.moves
          && read.isOf(element.array())
          && read.isAt(element.index(), variable, changed)) {
        return read;
      }
    }
    return null;
  }

  private boolean isAt(Expression other, int variable, Set<Integer> changed) {
    RangeAccess that = affine(new ArrayAccess(number, false, array, other), variable, changed);
    return that != null && that.moves && that.offset == offset && that.added.equals(added);
  }

  /** Whether an expression is likely to stay the same as long as some locals change only. */
  private static boolean isSteady(Expression value, Set<Integer> changed) {
    if (value instanceof Local local) {
      return !changed.contains(local.slot());
    }
    if (value instanceof Field field) {
      return field.object() == null || isSteady(field.object(), changed);
    }
    return value instanceof Element element
        && isSteady(element.array(), changed)
        && (element.index() instanceof Constant || isSteady(element.index(), changed));
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

  /** The local that holds the array; -1 if it may be another one each time. */
  int local() {
    return array instanceof Local local ? local.slot() : -1;
  }

  /** Whether the array is what an expression of the same time round has come to. */
  private boolean isOf(Expression other) {
    return array instanceof Local ? array.is(other) : array == other;
  }

  /** Whether the array or the index may be another one each time round. */
  boolean isHeld() {
    return local() < 0 || index != null || through != null && through.local() < 0;
  }

  /** Whether something is from the same place, which may be another each time. */
  boolean uses(Expression held) {
    return array == held || index == held || through != null && through.array == held;
  }

  @Override
  public boolean isAtSamePlaceAs(LoopAccess other) {
    return other instanceof RangeAccess that
        && isOf(that.array)
        && moves == that.moves
        && offset == that.offset
        && index == that.index
        && through == that.through
        && added.equals(that.added);
  }
}
