package harrier.instrument;

import harrier.instrument.Expression.Field;
import harrier.instrument.Expression.Local;
import harrier.instrument.MethodCode.FieldUse;
import harrier.shadow.Site.Op;
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
 *
 * <p>An array that is found anew each time round, and so may be another one, is held in a local and
 * compared. If it is another one, what came before is checked at once, and a local of the access's
 * own says what the variable was then. So it is with an index.
 *
 * <p>If the loop may turn out to synchronize, a local says whether it does not: else every access
 * is checked when it is made.
 */
final class LoopInstrumenter {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String HOOKS = "LoopHooks";

  /** A jump out of the loop, which leads past the checks. */
  private record Exit(
      int number, Label checks, Label target, List<Object> locals, List<Object> stack) {}

  private final MethodContext context;
  private final Hooked out;
  private final ArrayInstrumenter accesses;
  private final ArrayPlan plan;

  private final int first;
  private final int done;

  /** Whether the loop does not synchronize; -1 if no loop has to be asked. */
  private int tame = -1;

  /** The locals of each part. */
  private final List<Streak> streaks = new ArrayList<>();

  private record Streak(int first, int next, int done) {}

  /** A place where what came before may have to be checked at once. */
  private record Gap(
      Runnable check, Label seen, Label goOn, List<Object> locals, List<Object> stack) {}

  private final List<Gap> gaps = new ArrayList<>();

  /** Locals for arrays and for indices that may be others each time round, and for firsts. */
  private final List<Integer> arrayLocals = new ArrayList<>();

  private final List<Integer> indexLocals = new ArrayList<>();
  private final List<Integer> firstLocals = new ArrayList<>();

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
    first = newNumber();
    done = newNumber();
    for (CountedLoop each : plan.loops) {
      while (streaks.size() < each.parts().size()) {
        streaks.add(new Streak(newNumber(), newNumber(), newNumber()));
      }
      while (arrayLocals.size() < each.held(true).size()) {
        arrayLocals.add(out.newEmptyLocal(Type.getType(OBJECT)));
      }
      while (indexLocals.size() < each.held(false).size()) {
        indexLocals.add(newNumber());
      }
      while (firstLocals.size() < each.withOwnFirst().size()) {
        firstLocals.add(newNumber());
      }
      if (each.isGuarded() && tame < 0) {
        tame = newNumber();
      }
    }
  }

  private int newNumber() {
    return out.newEmptyLocal(Type.INT_TYPE);
  }

  private Streak streakOf(List<LoopAccess> part) {
    return streaks.get(loop.parts().indexOf(part));
  }

  /** The local that holds what the variable was at the first access that is not checked yet. */
  private int firstOf(LoopAccess access) {
    int own = loop.withOwnFirst().indexOf(access);
    return own < 0 ? first : firstLocals.get(own);
  }

  private int localOf(Expression held, boolean isArray) {
    List<Expression> all = loop.held(isArray);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) == held) {
        return (isArray ? arrayLocals : indexLocals).get(i);
      }
    }
    throw new IllegalArgumentException("not held: " + held);
  }

  private void copy(int from, int to) {
    out.visitVarInsn(Opcodes.ILOAD, from);
    out.visitVarInsn(Opcodes.ISTORE, to);
  }

  private void set(int local, int value) {
    out.push(value);
    out.visitVarInsn(Opcodes.ISTORE, local);
  }

  // The beginning.

  /** Before a label: it may be where a loop begins. */
  void enter(int next) {
    if (loop != null) {
      return;
    }
    for (CountedLoop each : plan.loops) {
      if (each.start() == next && context.isReachable()) {
        loop = each;
        guard();
        hold();
        begin();
        return;
      }
    }
  }

  private void guard() {
    if (!loop.isGuarded()) {
      return;
    }
    if (loop.asks()) {
      context.loadThread();
      context.call(HOOKS, "mayWait", "(" + MethodContext.SHADOW_THREAD + ")Z");
    } else {
      out.push(1);
    }
    for (FieldUse use : loop.foreign()) {
      int site = context.siteAhead(use);
      sites.put(use.number(), site);
      context.test("AccessHooks", "isTame", "", site);
      out.visitInsn(Opcodes.IAND);
    }
    out.visitVarInsn(Opcodes.ISTORE, tame);
  }

  /**
   * Looks ahead at what is found anew each time round, as far as that cannot fail: so it is not
   * taken for another one the first time.
   */
  private void hold() {
    for (Expression each : loop.held(true)) {
      hold(each, Opcodes.ACONST_NULL, Opcodes.ASTORE, localOf(each, true));
    }
    for (Expression each : loop.held(false)) {
      hold(each, Opcodes.ICONST_0, Opcodes.ISTORE, localOf(each, false));
    }
  }

  private void hold(Expression held, int nothing, int store, int local) {
    if (!(held instanceof Field field && canLookAhead(field))) {
      out.visitInsn(nothing);
      out.visitVarInsn(store, local);
    } else if (!loop.isForeign(field)) {
      look(field);
      out.visitVarInsn(store, local);
    } else {
      Label past = new Label();
      out.visitInsn(nothing);
      out.visitVarInsn(store, local);
      out.visitVarInsn(Opcodes.ILOAD, tame);
      out.visitJumpInsn(Opcodes.IFEQ, past);
      look(field);
      out.visitVarInsn(store, local);
      out.visitLabel(past);
      out.frame(locals(), stack());
    }
  }

  private boolean canLookAhead(Field field) {
    return field.object() == null
        || field.object() instanceof Local object && object.slot() == 0 && loop.hasThis();
  }

  private void look(Field field) {
    if (field.object() != null) {
      out.visitVarInsn(Opcodes.ALOAD, 0);
    }
    out.visitFieldInsn(
        field.object() == null ? Opcodes.GETSTATIC : Opcodes.GETFIELD,
        field.owner(),
        field.name(),
        field.descriptor());
  }

  private void begin() {
    copy(loop.variable(), first);
    set(done, 0);
    loop.withOwnFirst().forEach(access -> copy(loop.variable(), firstOf(access)));
    for (List<LoopAccess> part : loop.parts()) {
      Streak streak = streakOf(part);
      copy(loop.variable(), streak.first());
      copy(loop.variable(), streak.next());
      set(streak.done(), 0);
    }
  }

  private List<Object> locals() {
    return context.knowsTypes() ? context.locals() : List.of();
  }

  private List<Object> stack() {
    return context.knowsTypes() ? context.stack() : List.of();
  }

  // The accesses.

  /** Before an instruction. */
  void before(int number) {
    if (loop != null && number == loop.start()) {
      start = new Label();
      out.visitLabel(start);
      localsAtStart = locals();
    }
  }

  boolean checksLater(int number) {
    return loop != null && (loop.repeated().contains(number) || loop.groupOf(number) != null);
  }

  /**
   * An access to an element that is checked later.
   *
   * @param now makes it and checks it at once
   */
  void element(int opcode, int number, int site, Runnable now) {
    sites.put(number, site);
    if (!loop.isGuarded()) {
      prepare(opcode, number);
      out.visitInsn(opcode);
    } else {
      List<Object> locals = locals();
      List<Object> stack = stack();
      Label untamed = new Label();
      out.visitVarInsn(Opcodes.ILOAD, tame);
      out.visitJumpInsn(Opcodes.IFEQ, untamed);
      prepare(opcode, number);
      out.visitLabel(untamed);
      out.frame(locals, stack);
      unlessTame(now);
    }
    accessed(number);
  }

  private void prepare(int opcode, int number) {
    reach(number);
    compare(number, ArrayAccess.isWrite(opcode), ArrayAccess.isWide(opcode));
  }

  /** Makes an access and checks it at once if the loop may synchronize. */
  private void unlessTame(Runnable now) {
    context.guardedBy(tame);
    now.run();
    context.guardedBy(-1);
  }

  /** The same for an access to a field. */
  void field(int opcode, String owner, String name, String descriptor, int number, Runnable now) {
    if (!checksLater(number)) {
      context.atSite(sites.getOrDefault(number, -1));
      now.run();
      context.atSite(-1);
      return;
    }
    boolean isRead = opcode == Opcodes.GETFIELD || opcode == Opcodes.GETSTATIC;
    int site =
        sites.computeIfAbsent(
            number, n -> context.site(isRead ? Op.READ : Op.WRITE, owner, name, descriptor));
    if (loop.isGuarded()) {
      context.atSite(site);
      unlessTame(now);
      context.atSite(-1);
    } else {
      context.checkLater(true);
      now.run();
      context.checkLater(false);
    }
    accessed(number);
  }

  /** Before the first access of a part: there may be a gap. */
  private void reach(int number) {
    List<LoopAccess> part = loop.groupOf(number);
    if (part == null || part == loop.accesses() || part.get(0).number() != number) {
      return;
    }
    Streak streak = streakOf(part);
    Gap gap =
        new Gap(
            () -> {
              check(part, true);
              copy(loop.variable(), streak.first());
            },
            new Label(),
            new Label(),
            locals(),
            stack());
    gaps.add(gap);
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

  /** Before an access whose array or index may be another than before. */
  // … array index (value) -> … array index (value)
  private void compare(int number, boolean isWrite, boolean isWide) {
    Expression array = firstUsed(number, true);
    Expression index = firstUsed(number, false);
    if (array == null && index == null) {
      return;
    }
    List<Object> stack = new ArrayList<>(stack());
    if (isWrite) {
      out.visitInsn(isWide ? Opcodes.DUP2_X2 : Opcodes.DUP_X2); // … value array index value
      out.visitInsn(isWide ? Opcodes.POP2 : Opcodes.POP); // … value array index
      if (!stack.isEmpty()) {
        stack.add(stack.size() - 3, stack.remove(stack.size() - 1));
      }
    }
    Gap change = new Gap(() -> change(array, index), new Label(), new Label(), locals(), stack);
    gaps.add(change);
    if (array != null) {
      out.visitInsn(Opcodes.DUP2); // … array index array index
      out.visitInsn(Opcodes.POP); // … array index array
      out.visitVarInsn(Opcodes.ALOAD, localOf(array, true));
      out.visitJumpInsn(Opcodes.IF_ACMPNE, change.seen()); // … array index
    }
    if (index != null) {
      out.visitInsn(Opcodes.DUP); // … array index index
      out.visitVarInsn(Opcodes.ILOAD, localOf(index, false));
      out.visitJumpInsn(Opcodes.IF_ICMPNE, change.seen()); // … array index
    }
    out.visitLabel(change.goOn());
    out.frame(change.locals(), stack);
    if (isWrite) {
      out.visitInsn(isWide ? Opcodes.DUP2_X2 : Opcodes.DUP2_X1); // … array index value array index
      out.visitInsn(Opcodes.POP2); // … array index value
    } else {
      out.visitInsn(Opcodes.NOP);
    }
  }

  /** What an access is the first to use of what may be another each time; or null. */
  private Expression firstUsed(int number, boolean isArray) {
    for (Expression each : loop.held(isArray)) {
      if (loop.usersOf(each).get(0).number() == number) {
        return each;
      }
    }
    return null;
  }

  /** Checks what was accessed before, and holds what is accessed now. */
  // … array index -> … array index
  private void change(Expression array, Expression index) {
    List<LoopAccess> users = new ArrayList<>(array == null ? List.of() : loop.usersOf(array));
    if (index != null) {
      loop.usersOf(index).stream().filter(user -> !users.contains(user)).forEach(users::add);
    }
    for (LoopAccess user : users) {
      if (loop.asks() || !user.isCoveredBy(users, true)) {
        check(loop.accesses(), user);
      }
    }
    if (array != null) {
      out.visitInsn(Opcodes.DUP2);
      out.visitInsn(Opcodes.POP); // … array index array
      out.visitVarInsn(Opcodes.ASTORE, localOf(array, true));
    }
    if (index != null) {
      out.visitInsn(Opcodes.DUP);
      out.visitVarInsn(Opcodes.ISTORE, localOf(index, false));
    }
    users.forEach(user -> copy(loop.variable(), firstOf(user)));
  }

  /** After an access that is checked later. */
  private void accessed(int number) {
    List<LoopAccess> group = loop.groupOf(number);
    if (group != null) {
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

  // The end.

  /** Where a jump leads to: out of the loop, past the checks. */
  Label redirect(int number, int opcode, Label target) {
    if (loop == null || !loop.exits().contains(number)) {
      return target;
    }
    List<Object> stack = stack();
    if (context.knowsTypes()) {
      stack = stack.subList(0, stack.size() - operands(opcode));
    }
    Exit exit = new Exit(number, new Label(), target, locals(), stack);
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
      check(Integer.MAX_VALUE, locals(), stack());
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
      check(exit.number(), exit.locals(), exit.stack());
      out.visitJumpInsn(Opcodes.GOTO, exit.target());
    }
    for (Gap gap : gaps) {
      out.visitLabel(gap.seen());
      out.frame(gap.locals(), gap.stack());
      gap.check().run();
      out.visitJumpInsn(Opcodes.GOTO, gap.goOn());
    }
    Label handler = new Label();
    List<Object> locals = unchanged(localsAtStart);
    out.visitLabel(handler);
    out.frame(locals, List.of("java/lang/Throwable"));
    check(Integer.MAX_VALUE, locals, List.of("java/lang/Throwable"));
    out.visitInsn(Opcodes.ATHROW);
    out.handleInside(start, end, handler);
    exits.clear();
    gaps.clear();
    sites.clear();
    loop = null;
  }

  /** The locals whose types are the same throughout the loop. */
  private List<Object> unchanged(List<Object> locals) {
    List<Object> all = new ArrayList<>();
    int slot = 0;
    for (Object local : locals) {
      boolean isWide = local == Opcodes.LONG || local == Opcodes.DOUBLE;
      if (isChanged(slot, local, isWide)) {
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

  /** Whether a local has another type somewhere in the loop, or half of it. */
  private boolean isChanged(int slot, Object local, boolean isWide) {
    return loop.changed().getOrDefault(slot, local) != local
        || isWide && loop.changed().getOrDefault(slot + 1, local) != local;
  }

  // The checks.

  /** Checks everything where the loop is left by an instruction, which follows. */
  private void check(int exit, List<Object> locals, List<Object> stack) {
    Label past = new Label();
    if (loop.isGuarded()) {
      out.visitVarInsn(Opcodes.ILOAD, tame);
      out.visitJumpInsn(Opcodes.IFEQ, past);
    }
    check(loop.accesses(), CountedLoop.isComplete(loop.accesses(), exit));
    for (List<LoopAccess> part : loop.parts()) {
      check(part, CountedLoop.isComplete(part, exit));
    }
    if (loop.isGuarded()) {
      out.visitLabel(past);
      out.frame(locals, stack);
    }
  }

  private void check(List<LoopAccess> group, boolean isComplete) {
    for (LoopAccess access : group) {
      if (loop.asks() || !access.isCoveredBy(group, isComplete)) {
        check(group, access);
      }
    }
  }

  private void check(List<LoopAccess> group, LoopAccess access) {
    String operation = access.isWrite() ? "write" : "read";
    if (access instanceof FieldAccess field) {
      checkField(operation, field);
    } else if (access instanceof RangeAccess range) {
      if (range.through() != null) {
        checkThrough(operation, range);
      } else if (range.moves()) {
        checkRange(operation, group, range);
      } else {
        checkElement(operation, range);
      }
    }
  }

  private void checkField(String operation, FieldAccess field) {
    if (field.isStatic()) {
      out.visitLdcInsn(Type.getObjectType(field.owner()));
    } else {
      out.visitVarInsn(Opcodes.ALOAD, field.object());
    }
    loadTimes(field);
    context.hook(
        HOOKS,
        operation + (field.isStatic() ? "Static" : "Field"),
        (field.isStatic() ? "Ljava/lang/Class;" : OBJECT) + "IIII",
        sites.get(field.number()));
  }

  /** An element that is the same each time round. */
  private void checkElement(String operation, RangeAccess access) {
    loadArray(access);
    if (access.index() != null) {
      out.visitVarInsn(Opcodes.ILOAD, localOf(access.index(), false));
    } else {
      loadOffset(access);
    }
    loadTimes(access);
    checkArray(operation + "Element", "IIIII", access);
  }

  private void checkThrough(String operation, RangeAccess access) {
    RangeAccess through = access.through();
    loadArray(access);
    loadArray(through);
    loadOffset(through);
    loadTimes(access);
    out.push(loop.step());
    out.push(plan.cursorThrough(access.number()));
    context.hook(HOOKS, operation + "Through", OBJECT + OBJECT + "IIIIIII", siteOf(access));
  }

  private void checkRange(String operation, List<LoopAccess> group, RangeAccess access) {
    loadArray(access);
    loadOffset(access);
    if (group == loop.accesses()) {
      loadTimes(access);
    } else { // the last time counts by what was done of it
      Streak streak = streakOf(group);
      out.visitVarInsn(Opcodes.ILOAD, streak.first());
      out.visitVarInsn(Opcodes.ILOAD, streak.next());
      out.push(loop.step());
      out.visitInsn(Opcodes.ISUB);
      out.push(CountedLoop.rank(group, access.number()));
      out.visitVarInsn(Opcodes.ILOAD, streak.done());
    }
    out.push(loop.step());
    checkArray(operation + "Range", "IIIIII", access);
  }

  private void checkArray(String hook, String parameters, RangeAccess access) {
    accesses.loadShadow(access.number());
    out.push(siteOf(access));
    context.loadThread();
    String shadow = ArrayInstrumenter.SHADOW.getDescriptor();
    context.call(
        HOOKS,
        hook,
        "(" + OBJECT + parameters + shadow + "I" + MethodContext.SHADOW_THREAD + ")" + shadow);
    accesses.storeShadow(access.number());
  }

  private int siteOf(LoopAccess access) {
    return sites.get(access.number());
  }

  // … -> … array
  private void loadArray(RangeAccess access) {
    int local = access.local();
    out.visitVarInsn(Opcodes.ALOAD, local >= 0 ? local : localOf(access.array(), true));
  }

  /** What is added to the variable, or is the index itself. */
  // … -> … offset
  private void loadOffset(RangeAccess access) {
    out.push(access.offset());
    access
        .added()
        .forEach(
            (local, times) -> {
              out.visitVarInsn(Opcodes.ILOAD, local);
              out.visitInsn(times > 0 ? Opcodes.IADD : Opcodes.ISUB);
            });
  }

  /** How often an access was made that is made each time round. */
  // … -> … first next rank done
  private void loadTimes(LoopAccess access) {
    out.visitVarInsn(Opcodes.ILOAD, firstOf(access));
    out.visitVarInsn(Opcodes.ILOAD, loop.variable());
    out.push(CountedLoop.rank(loop.accesses(), access.number()));
    out.visitVarInsn(Opcodes.ILOAD, done);
  }
}
