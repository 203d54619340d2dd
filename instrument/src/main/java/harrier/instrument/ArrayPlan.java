package harrier.instrument;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** How the array accesses of a method are checked. */
final class ArrayPlan {
  /** No more shadows than these are kept in locals. */
  private static final int MAX_SHADOWS = 12;

  /** Methods with more code than this get no checks at the ends of loops. */
  private static final int MAX_BYTES = 3000;

  static final ArrayPlan EMPTY = new ArrayPlan(List.of());

  /** The number of shadows kept, one for each array expression. */
  final int shadows;

  final List<CountedLoop> loops;

  private final Map<Integer, Integer> shadowOf = new HashMap<>();

  private ArrayPlan(List<ArrayAccess> accesses, CountedLoop... loops) {
    Map<Expression, Integer> expressions = new HashMap<>();
    for (ArrayAccess access : accesses) {
      if (expressions.size() < MAX_SHADOWS || expressions.containsKey(access.array())) {
        int shadow = expressions.computeIfAbsent(access.array(), e -> expressions.size());
        shadowOf.put(access.number(), shadow);
      }
    }
    shadows = expressions.size();
    this.loops = List.of(loops);
  }

  /** The shadow kept for the array of an access, or -1. */
  int shadowOf(int access) {
    return shadowOf.getOrDefault(access, -1);
  }

  /** Plans for the methods of a class that access arrays, by name and descriptor. */
  static Map<String, ArrayPlan> of(ClassReader reader, ClassOutline owner) {
    Map<String, ArrayPlan> plans = new HashMap<>();
    if (!owner.accessesArrays()) {
      return plans;
    }
    ClassNode type = new ClassNode();
    reader.accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    for (MethodNode method : type.methods) {
      ClassOutline.Code code = owner.code(method.name, method.desc);
      if (code.accessesArrays()) {
        plans.put(method.name + method.desc, of(method, code, owner));
      }
    }
    return plans;
  }

  private static ArrayPlan of(MethodNode method, ClassOutline.Code size, ClassOutline owner) {
    MethodCode code = new MethodCode(method);
    boolean mayHaveRanges = !method.name.equals("<init>") && size.bytes() <= MAX_BYTES;
    List<CountedLoop> loops = mayHaveRanges ? new LoopFinder(code, owner).find() : List.of();
    return new ArrayPlan(code.accesses, loops.toArray(CountedLoop[]::new));
  }
}
