package harrier.instrument;

import harrier.instrument.MethodCode.FieldUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
 * @param foreign accesses to fields that may turn out to synchronize: then nothing is checked later
 * @param hasThis whether the first local is the object that the method is called on
 * @param asks whether tools are asked before the loop, and want to hear of all accesses
 * @param changed the locals that change in the loop, or that a frame in it does not know, and what
 *     they then hold, as frames write it
 */
record CountedLoop(
    int start,
    int end,
    Set<Integer> exits,
    int variable,
    int increment,
    int step,
    List<LoopAccess> accesses,
    List<List<LoopAccess>> parts,
    Set<Integer> repeated,
    List<FieldUse> foreign,
    boolean hasThis,
    boolean asks,
    Map<Integer, Object> changed) {

  int countOfAccesses() {
    int count = accesses.size();
    for (List<LoopAccess> part : parts) {
      count += part.size();
    }
    return count;
  }

  /** The accesses that an access is among: those done each time, or a part; null for none. */
  List<LoopAccess> groupOf(int number) {
    if (rank(accesses, number) >= 0) {
      return accesses;
    }
    for (List<LoopAccess> part : parts) {
      if (rank(part, number) >= 0) {
        return part;
      }
    }
    return null;
  }

  /** How many of the accesses come before the one with the given number; -1 if it is not there. */
  static int rank(List<LoopAccess> group, int number) {
    for (int i = 0; i < group.size(); i++) {
      if (group.get(i).number() == number) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a jump out of the loop comes before the first of these accesses. */
  static boolean isComplete(List<LoopAccess> group, int exit) {
    return group.isEmpty() || exit < group.get(0).number();
  }

  /**
   * The arrays, and then the indices, that may be others each time round, by the accesses that use
   * them first.
   */
  List<Expression> held(boolean arrays) {
    List<Expression> held = new ArrayList<>();
    for (LoopAccess access : accesses) {
      if (access instanceof RangeAccess range) {
        Expression each = arrays ? range.local() < 0 ? range.array() : null : range.index();
        if (each != null && held.stream().noneMatch(other -> other == each)) {
          held.add(each);
        }
      }
    }
    return held;
  }

  /** The accesses that use what may be another each time round, in order. */
  List<RangeAccess> usersOf(Expression held) {
    List<RangeAccess> users = new ArrayList<>();
    for (LoopAccess access : accesses) {
      if (access instanceof RangeAccess range && range.uses(held)) {
        users.add(range);
      }
    }
    return users;
  }

  /** Whether the loop can be trusted only if a test before it says so. */
  boolean isGuarded() {
    return asks || !foreign.isEmpty();
  }

  /** Whether a field may turn out to synchronize. */
  boolean isForeign(Expression.Field field) {
    for (FieldUse use : foreign) {
      if (use.instruction().owner.equals(field.owner())
          && use.instruction().name.equals(field.name())
          && use.instruction().desc.equals(field.descriptor())) {
        return true;
      }
    }
    return false;
  }

  /** Accesses that depend on what may be another each time round: they may begin anew any time. */
  List<LoopAccess> withOwnFirst() {
    List<LoopAccess> own = new ArrayList<>();
    for (LoopAccess access : accesses) {
      if (access instanceof RangeAccess range && range.isHeld()) {
        own.add(access);
      }
    }
    return own;
  }
}
