package harrier.instrument;

import harrier.instrument.MethodCode.FieldUse;
import harrier.shadow.ShadowThread;
import harrier.tool.Gathering;
import harrier.tool.Optimization;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/** How the array accesses of a method are checked. */
final class ArrayPlan {
  /** No more shadows than these are kept in locals. */
  private static final int MAX_SHADOWS = 12;

  /** Methods with more code than this get no checks at the ends of loops. */
  private static final int MAX_BYTES = 3000;

  /** The number of shadows kept, one for each array expression. */
  final int shadows;

  final List<CountedLoop> loops;

  final CursorPlan cursors;

  /** Accesses to arrays that nobody else knows. */
  private final BitSet unchecked;

  private final Map<Integer, Integer> shadowOf = new HashMap<>();

  private ArrayPlan(
      List<ArrayAccess> accesses, BitSet unchecked, List<CountedLoop> loops, CursorPlan cursors) {
    this.unchecked = unchecked;
    this.loops = loops;
    this.cursors = cursors;
    List<Expression> expressions = new ArrayList<>();
    for (ArrayAccess access : accesses) {
      int shadow =
          cursors.cursorOf(access.number()) >= 0 ? -1 : placeOf(access.array(), expressions);
      if (shadow >= 0) {
        shadowOf.put(access.number(), shadow);
      }
    }
    shadows = expressions.size();
  }

  /** Where an expression is in a list, perhaps from now on; -1 if there is no room. */
  private static int placeOf(Expression expression, List<Expression> all) {
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).is(expression)) {
        return i;
      }
    }
    return all.size() < MAX_SHADOWS && all.add(expression) ? all.size() - 1 : -1;
  }

  boolean isChecked(int access) {
    return !unchecked.get(access);
  }

  /** The number of a cursor for an access whose indices are elements of another array. */
  int cursorThrough(int access) {
    int number = cursors.size();
    for (CountedLoop loop : loops) {
      for (LoopAccess each : loop.accesses()) {
        if (each.number() == access) {
          return number % ShadowThread.CURSORS;
        }
        number += each instanceof RangeAccess range && range.through() != null ? 1 : 0;
      }
    }
    throw new IllegalArgumentException("not an access of a loop: " + access);
  }

  /** The shadow kept for the array of an access, or -1. */
  int shadowOf(int access) {
    return shadowOf.getOrDefault(access, -1);
  }

  /**
   * Plans for some methods of a class, by name and descriptor.
   *
   * @param spans what is known of their fields
   */
  static Map<String, ArrayPlan> of(
      ClassReader reader,
      ClassOutline owner,
      Set<String> methods,
      LocalObjects locals,
      Map<String, SpanPlan> spans,
      Layout layout) {
    Map<String, ArrayPlan> plans = new HashMap<>();
    SomeMethods.show(
        reader,
        methods,
        ClassReader.EXPAND_FRAMES,
        method -> {
          MethodCode code = new MethodCode(method);
          BitSet unchecked = locals.elements(method.name + method.desc);
          code.accesses.removeIf(access -> unchecked.get(access.number()));
          plans.put(
              method.name + method.desc,
              layout.gathers()
                  ? of(
                      code,
                      unchecked,
                      owner,
                      layout.gathering(),
                      layout.spans()
                          ? spans.getOrDefault(method.name + method.desc, SpanPlan.EMPTY)
                          : null)
                  : new ArrayPlan(code.accesses, unchecked, List.of(), CursorPlan.EMPTY));
        });
    return plans;
  }

  /**
   * @param spans null if accesses to fields must not be checked later
   */
  private static ArrayPlan of(
      MethodCode code, BitSet unchecked, ClassOutline owner, Gathering gathering, SpanPlan spans) {
    ClassOutline.Code size = owner.code(code.method.name, code.method.desc);
    boolean mayHaveRanges = !code.method.name.equals("<init>") && size.bytes() <= MAX_BYTES;
    List<CountedLoop> loops =
        mayHaveRanges && Optimization.RANGES.isOn()
            ? new LoopFinder(
                    code,
                    owner,
                    gathering == Gathering.ASKED,
                    use -> spans != null && isChecked(use, owner, spans))
                .find()
            : List.of();
    Set<Integer> ranges = new HashSet<>();
    for (CountedLoop loop : loops) {
      loop.accesses().forEach(access -> ranges.add(access.number()));
      loop.parts().forEach(part -> part.forEach(access -> ranges.add(access.number())));
      ranges.addAll(loop.repeated());
    }
    return new ArrayPlan(
        code.accesses,
        unchecked,
        loops,
        Optimization.CURSORS.isOn()
            ? CursorPlan.of(code, ranges, ShadowThread.CURSORS)
            : CursorPlan.EMPTY);
  }

  private static boolean isChecked(FieldUse use, ClassOutline owner, SpanPlan spans) {
    return !spans.settles(use.order())
        && AccessInstrumenter.isChecked(
            owner, use.instruction().owner, use.instruction().name, use.instruction().desc)
        && (!use.isStatic() || owner.hasClassConstants());
  }
}
