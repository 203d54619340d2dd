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
        out.visitVarInsn(Opcodes.ILOAD, loop.variable());
        out.visitVarInsn(Opcodes.ISTORE, first);
        set(done, 0);
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
    return rank(number) >= 0;
  }

  private int rank(int number) {
    if (loop != null) {
      for (int i = 0; i < loop.accesses().size(); i++) {
        if (loop.accesses().get(i).number() == number) {
          return i;
        }
      }
    }
    return -1;
  }

  /** After an access that is checked later. */
  void accessed(int number, int site) {
    sites.put(number, site);
    set(done, rank(number) + 1);
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
      check(false);
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
      check(loop.isComplete(exit.number()));
      out.visitJumpInsn(Opcodes.GOTO, exit.target());
    }
    Label handler = new Label();
    out.visitLabel(handler);
    out.frame(unchanged(localsAtStart), List.of("java/lang/Throwable"));
    check(false);
    out.visitInsn(Opcodes.ATHROW);
    out.handleInside(start, end, handler);
    exits.clear();
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

  private void check(boolean isComplete) {
    for (RangeAccess access : loop.accesses()) {
      if (!loop.isCovered(access, isComplete)) {
        check(access);
      }
    }
  }

  private void check(RangeAccess access) {
    out.visitVarInsn(Opcodes.ALOAD, access.array());
    out.visitVarInsn(Opcodes.ILOAD, first);
    out.visitVarInsn(Opcodes.ILOAD, loop.variable());
    out.push(access.offset());
    access
        .added()
        .forEach(
            (local, times) -> {
              out.visitVarInsn(Opcodes.ILOAD, local);
              out.visitInsn(times > 0 ? Opcodes.IADD : Opcodes.ISUB);
            });
    out.push(loop.step());
    out.push(rank(access.number()));
    out.visitVarInsn(Opcodes.ILOAD, done);
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
