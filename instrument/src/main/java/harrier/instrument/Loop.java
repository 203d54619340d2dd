package harrier.instrument;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * A loop as it stands in the code: from the target of a jump backward to the last such jump.
 * Instructions are numbers, counted from the start of the method.
 */
record Loop(int start, int end) {

  boolean contains(int number) {
    return number >= start && number <= end;
  }

  private int size() {
    return end - start;
  }

  /** Every loop of a method, smaller ones first. */
  static List<Loop> in(MethodCode code) {
    List<Loop> loops = new ArrayList<>();
    for (int i = code.instructions.size() - 1; i >= 0; i--) {
      for (LabelNode target : MethodCode.targetsOf(code.instructions.get(i))) {
        int start = code.position(target);
        if (start <= i && loops.stream().noneMatch(loop -> loop.start == start)) {
          loops.add(new Loop(start, i));
        }
      }
    }
    loops.sort(Comparator.comparingInt(Loop::size));
    return loops;
  }

  /** The instructions before which the loop may just have been left. */
  List<Integer> ends(MethodCode code) {
    List<Integer> ends = new ArrayList<>();
    for (int i = start; i <= end; i++) {
      AbstractInsnNode each = code.instructions.get(i);
      if (LoopFinder.isReturn(each.getOpcode())) {
        ends.add(i);
      }
      for (LabelNode target : MethodCode.targetsOf(each)) {
        if (!contains(code.position(target))) {
          ends.add(code.position(target));
        }
      }
    }
    if (code.instructions.get(end).getOpcode() != Opcodes.GOTO) {
      ends.add(end + 1);
    }
    return ends;
  }
}
