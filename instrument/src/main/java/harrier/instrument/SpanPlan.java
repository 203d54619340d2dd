package harrier.instrument;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * Which accesses of a method to fields need no check of their own, because the same thread has made
 * and checked the same one in the same span: between two places where it may synchronize or run
 * other code. See docs/fields.md.
 */
final class SpanPlan {
  static final SpanPlan EMPTY = new SpanPlan(new BitSet(), Map.of());

  /**
   * A read that a loop begins with, checked before the loop.
   *
   * @param line where it is, or -1
   */
  record Hoisted(String owner, String name, String descriptor, int line) {}

  /** The field instructions that need no check, by their order. */
  private final BitSet settled;

  /** By the number of a loop's first instruction. */
  private final Map<Integer, List<Hoisted>> hoisted;

  SpanPlan(BitSet settled, Map<Integer, List<Hoisted>> hoisted) {
    this.settled = settled;
    this.hoisted = hoisted;
  }

  /** Whether the check of a field instruction can be left out. */
  boolean settles(int fieldInstruction) {
    return settled.get(fieldInstruction);
  }

  boolean hoists() {
    return !hoisted.isEmpty();
  }

  /** The reads of fields of {@code this} to check before an instruction that a loop begins with. */
  List<Hoisted> hoistedTo(int instruction) {
    return hoisted.getOrDefault(instruction, List.of());
  }

  /** Plans for some methods of a class, by name and descriptor. */
  static Map<String, SpanPlan> of(ClassReader reader, ClassOutline owner, Set<String> methods) {
    Map<String, SpanPlan> plans = new HashMap<>();
    SomeMethods.show(
        reader,
        methods,
        ClassReader.SKIP_FRAMES,
        method -> plans.put(method.name + method.desc, new SpanFlow(method, owner).plan()));
    return plans;
  }
}
