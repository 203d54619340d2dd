package harrier.instrument;

import harrier.instrument.CountedLoop.RangeAccess;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Emits the checks of counted loops, wherever such a loop is left: by its condition, by a jump or
 * return, by an exception.
 *
 * <p>Two locals serve all loops of the method, which never overlap: what the loop's variable was at
 * first, and how many of the loop's accesses were done since it last changed.
 *
 * <p>Three more serve each part of a loop that is not gone through each time round: what the
 * variable was when it was first gone through without a gap, what the variable will be if there is
 * no gap now either, and how many of its accesses were done the last time. If there is a gap, what
 * came before is checked at once.
 */
final class LoopInstrumenter {
  private static final String OBJECT = "Ljava/lang/Object;";

  /** A jump out of the loop, which leads past the checks. */
  private record Exit(
      int number, Label checks, Label target, List<Object> locals, List<Object> stack) {}

  private final MethodContext context;
  private final Hooked out;
  private final ArrayInstrumenter accesses;
  private final ArrayPlan plan;

  private final int first;
  private final int done;

  /** The locals of each part. */
  private final List<Streak> streaks = new ArrayList<>();

  private record Streak(int first, int next, int done) {}

  /** A place where a part begins, which may be after a gap. */
  private record Gap(
      List<RangeAccess> part, Label seen, Label goOn, List<Object> locals, List<Object> stack) {}

  private final List<Gap> gaps = new ArrayList<>();

  /** The loop that is being visited, or null. */
  private CountedLoop loop;

  private Label start;
  private List<Object> localsAtStart;
  private final List<Exit> exits = new ArrayList<>();

  /** The sites of the loop's accesses, by the numbers of their instructions. */
  private final Map<Integer, Integer> sites = new HashMap<>();

  LoopInstrumenter(MethodContext context, ArrayInstrumenter accesses, ArrayPlan plan) {
    this.context = context;
    this.accesses = accesses;
    this.plan = plan;
    out = context.out;
    first = out.newEmptyLocal(Type.INT_TYPE);
    done = out.newEmptyLocal(Type.INT_TYPE);
    int parts = plan.loops.stream().mapToInt(each -> each.parts().size()).max().orElse(0);
    for (int i = 0; i < parts; i++) {
      streaks.add(
          new Streak(
              out.newEmptyLocal(Type.INT_TYPE),
              out.newEmptyLocal(Type.INT_TYPE),
              out.newEmptyLocal(Type.INT_TYPE)));
    }
  }

  private Streak streakOf(List<RangeAccess> part) {
    return streaks.get(loop.parts().indexOf(part));
  }

  private void copy(int from, int to) {
    out.visitVarInsn(Opcodes.ILOAD, from);
    out.visitVarInsn(Opcodes.ISTORE, to);
  }

  private void set(int local, int value) {
    out.push(value);
    out.visitVarInsn(Opcodes.ISTORE, local);
  }

  /** Before a label: it may be where a loop begins. */
  void enter(int next) {
    if (loop != null) {
      return;
    }
    for (CountedLoop each : plan.loops) {
      if (each.start() == next && context.isReachable()) {
        loop = each;
        copy(loop.variable(), first);
        set(done, 0);
        for (List<RangeAccess> part : loop.parts()) {
          Streak streak = streakOf(part);
          copy(loop.variable(), streak.first());
          copy(loop.variable(), streak.next());
          set(streak.done(), 0);
        }
        return;
      }
    }
  }

  /** Before an instruction. */
  void before(int number) {
    if (loop != null && number == loop.start()) {
      start = new Label();
      out.visitLabel(start);
      localsAtStart = context.knowsTypes() ? context.locals() : List.of();
    }
  }

  boolean checksLater(int number) {
    return loop != null && (loop.repeated().contains(number) || loop.groupOf(number) != null);
  }

  /** Before an access that is checked later. */
  void reach(int number) {
    List<RangeAccess> part = loop.groupOf(number);
    if (part == null || part == loop.accesses() || part.get(0).number() != number) {
      return;
    }
    Gap gap =
        new Gap(
            part,
            new Label(),
            new Label(),
            context.knowsTypes() ? context.locals() : List.of(),
            context.knowsTypes() ? context.stack() : List.of());
    gaps.add(gap);
    Streak streak = streakOf(part);
    out.visitVarInsn(Opcodes.ILOAD, loop.variable());
    out.visitVarInsn(Opcodes.ILOAD, streak.next());
    out.visitJumpInsn(Opcodes.IF_ICMPNE, gap.seen());
    out.visitLabel(gap.goOn());
    out.frame(gap.locals(), gap.stack());
    out.visitVarInsn(Opcodes.ILOAD, loop.variable());
    out.push(loop.step());
    out.visitInsn(Opcodes.IADD);
    out.visitVarInsn(Opcodes.ISTORE, streak.next());
    set(streak.done(), 0);
  }

  /** After an access that is checked later. */
  void accessed(int number, int site) {
    List<RangeAccess> group = loop.groupOf(number);
    if (group != null) {
      sites.put(number, site);
      int local = group == loop.accesses() ? done : streakOf(group).done();
      set(local, CountedLoop.rank(group, number) + 1);
    }
  }

  /** After an instruction that changes a local. */
  void changed(int number) {
    if (loop != null && number == loop.increment()) {
      set(done, 0);
    }
  }

  /** Where a jump leads to: out of the loop, past the checks. */
  Label redirect(int number, int opcode, Label target) {
    if (loop == null || !loop.exits().contains(number)) {
      return target;
    }
    List<Object> locals = List.of();
    List<Object> stack = List.of();
    if (context.knowsTypes()) {
      locals = context.locals();
      stack = context.stack();
      stack = stack.subList(0, stack.size() - operands(opcode));
    }
    Exit exit = new Exit(number, new Label(), target, locals, stack);
    exits.add(exit);
    return exit.checks();
  }

  private static int operands(int opcode) {
    if (opcode == Opcodes.GOTO) {
      return 0;
    }
    return opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE ? 2 : 1;
  }

  /** Before a return. */
  void leave(int number) {
    if (loop != null && loop.exits().contains(number)) {
      check(Integer.MAX_VALUE);
    }
  }

  /** After a jump: if the loop ends with it, here is room for the checks. */
  void end(int number) {
    if (loop == null || number != loop.end()) {
      return;
    }
    Label end = new Label();
    out.visitLabel(end);
    for (Exit exit : exits) {
      out.visitLabel(exit.checks());
      out.frame(exit.locals(), exit.stack());
      check(exit.number());
      out.visitJumpInsn(Opcodes.GOTO, exit.target());
    }
    for (Gap gap : gaps) {
      out.visitLabel(gap.seen());
      out.frame(gap.locals(), gap.stack());
      check(gap.part(), true);
      copy(loop.variable(), streakOf(gap.part()).first());
      out.visitJumpInsn(Opcodes.GOTO, gap.goOn());
    }
    Label handler = new Label();
    out.visitLabel(handler);
    out.frame(unchanged(localsAtStart), List.of("java/lang/Throwable"));
    check(Integer.MAX_VALUE);
    out.visitInsn(Opcodes.ATHROW);
    out.handleInside(start, end, handler);
    exits.clear();
    gaps.clear();
    loop = null;
  }

  /** The locals whose types are the same throughout the loop. */
  private List<Object> unchanged(List<Object> locals) {
    List<Object> all = new ArrayList<>();
    int slot = 0;
    for (Object local : locals) {
      boolean isWide = local == Opcodes.LONG || local == Opcodes.DOUBLE;
      if (loop.changed().getOrDefault(slot, local) != local) {
        all.add(Opcodes.TOP);
        if (isWide) {
          all.add(Opcodes.TOP);
        }
      } else {
        all.add(local);
      }
      slot += isWide ? 2 : 1;
    }
    return all;
  }

  /** Checks everything where the loop is left by an instruction. */
  private void check(int exit) {
    check(loop.accesses(), CountedLoop.isComplete(loop.accesses(), exit));
    for (List<RangeAccess> part : loop.parts()) {
      check(part, CountedLoop.isComplete(part, exit));
    }
  }

  private void check(List<RangeAccess> group, boolean isComplete) {
    for (RangeAccess access : group) {
      if (!access.isCoveredBy(group, isComplete)) {
        check(group, access);
      }
    }
  }

  private void check(List<RangeAccess> group, RangeAccess access) {
    out.visitVarInsn(Opcodes.ALOAD, access.array());
    if (group == loop.accesses()) {
      out.visitVarInsn(Opcodes.ILOAD, first);
      out.visitVarInsn(Opcodes.ILOAD, loop.variable());
    } else { // the last time counts by what was done of it
      out.visitVarInsn(Opcodes.ILOAD, streakOf(group).first());
      out.visitVarInsn(Opcodes.ILOAD, streakOf(group).next());
      out.push(loop.step());
      out.visitInsn(Opcodes.ISUB);
    }
    out.push(access.offset());
    access
        .added()
        .forEach(
            (local, times) -> {
              out.visitVarInsn(Opcodes.ILOAD, local);
              out.visitInsn(times > 0 ? Opcodes.IADD : Opcodes.ISUB);
            });
    out.push(loop.step());
    out.push(CountedLoop.rank(group, access.number()));
    out.visitVarInsn(Opcodes.ILOAD, group == loop.accesses() ? done : streakOf(group).done());
    accesses.loadShadow(access.number());
    out.push(sites.get(access.number()));
    context.loadThread();
    String shadow = ArrayInstrumenter.SHADOW.getDescriptor();
    context.call(
        "ArrayHooks",
        access.isWrite() ? "writeRange" : "readRange",
        "(" + OBJECT + "IIIIII" + shadow + "I" + MethodContext.SHADOW_THREAD + ")" + shadow);
    accesses.storeShadow(access.number());
  }
}
