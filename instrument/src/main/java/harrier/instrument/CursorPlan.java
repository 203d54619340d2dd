package harrier.instrument;

import harrier.instrument.Expression.Result;
import harrier.instrument.MethodCode.Increment;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Which array accesses of a method are gathered by cursors, because they seem to walk through an
 * array, and where what they have gathered is checked at the latest. Whether they do walk is seen
 * when they run; so this may be wrong, at some cost.
 */
final class CursorPlan {
  static final CursorPlan EMPTY = new CursorPlan();

  private static final List<String> PURE =
      List.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Character");

  /** The number of the cursor by that of the access. */
  private final Map<Integer, Integer> cursors = new HashMap<>();

  private final Set<Integer> jumping = new HashSet<>();

  private final Set<Integer> ends = new HashSet<>();

  private CursorPlan() {}

  /**
   * @param ranges the accesses that are checked as ranges anyway
   * @param most how many cursors there may be
   */
  static CursorPlan of(MethodCode code, Set<Integer> ranges, int most) {
    CursorPlan plan = new CursorPlan();
    List<Loop> loops = code.accesses.isEmpty() ? List.of() : Loop.in(code);
    for (Loop loop : loops) {
      if (isTame(loop, code)) {
        plan.add(loop, loops, code, ranges, most);
      }
    }
    return plan;
  }

  private void add(Loop loop, List<Loop> loops, MethodCode code, Set<Integer> ranges, int most) {
    Set<Integer> growing = growing(loop, code);
    Set<Integer> changed = changed(loop, code);
    boolean walks = false;
    for (ArrayAccess access : code.accesses) {
      if (loop.contains(access.number())
          && isInnermost(loop, access.number(), loops)
          && !ranges.contains(access.number())
          && cursors.size() < most
          && !(access.array() instanceof Result)
          && changed.stream().noneMatch(access.array()::uses)) {
        cursors.put(access.number(), cursors.size());
        if (access.index().movesWith(growing)) {
          walks = true;
        } else {
          jumping.add(access.number());
        }
      }
    }
    if (walks) {
      Loop outermost = loop;
      for (Loop each : loops) {
        if (each.contains(loop.start()) && each.contains(loop.end()) && isTame(each, code)) {
          outermost = each;
        }
      }
      ends.addAll(outermost.ends(code));
    }
  }

  private static boolean isInnermost(Loop loop, int number, List<Loop> loops) {
    for (Loop each : loops) {
      if (each.contains(number)) {
        return each == loop;
      }
    }
    return false;
  }

  private static Set<Integer> growing(Loop loop, MethodCode code) {
    Set<Integer> growing = new HashSet<>();
    for (Increment increment : code.increments) {
      if (loop.contains(increment.number())) {
        growing.add(increment.local());
      }
    }
    return growing;
  }

  private static Set<Integer> changed(Loop loop, MethodCode code) {
    Set<Integer> changed = new HashSet<>();
    for (int i = loop.start(); i <= loop.end(); i++) {
      changed.addAll(LoopFinder.changedBy(code.instructions.get(i)));
    }
    return changed;
  }

  /** Whether nothing in a loop seems to take long, as long as no exception is thrown. */
  private static boolean isTame(Loop loop, MethodCode code) {
    for (int i = loop.start(); i <= loop.end(); i++) {
      if (!isTame(code.instructions.get(i)) && !leadsToThrow(i, code)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isTame(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    return opcode != Opcodes.MONITORENTER
        && opcode != Opcodes.INVOKEDYNAMIC
        && !(instruction instanceof MethodInsnNode call && !isTame(call));
  }

  private static boolean leadsToThrow(int number, MethodCode code) {
    for (int i = number; i < code.instructions.size(); i++) {
      AbstractInsnNode each = code.instructions.get(i);
      if (each.getOpcode() == Opcodes.ATHROW) {
        return true;
      }
      if (LoopFinder.isReturn(each.getOpcode()) || !MethodCode.targetsOf(each).isEmpty()) {
        return false;
      }
    }
    return false;
  }

  private static boolean isTame(MethodInsnNode call) {
    if (!call.owner.startsWith("java")) {
      return true;
    }
    boolean isPure =
        call.getOpcode() == Opcodes.INVOKESTATIC
            && PURE.contains(call.owner)
            && hasNumbersOnly(call.desc);
    return isPure || call.owner.equals("java/lang/String") && call.name.equals("charAt");
  }

  private static boolean hasNumbersOnly(String descriptor) {
    for (Type type : Type.getArgumentTypes(descriptor)) {
      if (type.getSort() > Type.DOUBLE) {
        return false;
      }
    }
    return Type.getReturnType(descriptor).getSort() <= Type.DOUBLE;
  }

  int size() {
    return cursors.size();
  }

  /** The cursor of an access, or -1. */
  int cursorOf(int access) {
    return cursors.getOrDefault(access, -1);
  }

  boolean isJumping(int access) {
    return jumping.contains(access);
  }

  /** Whether a loop with cursors may just have been left before an instruction. */
  boolean isEnd(int number) {
    return ends.contains(number);
  }
}
