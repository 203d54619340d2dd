package harrier.instrument.model;

import harrier.instrument.ClassOutline;
import harrier.instrument.Hooked;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;

/** Weaves the rows of one method into it. */
final class ModelWeaver extends MethodVisitor {
  private final Hooked out;
  private final List<Row> rows;
  private final Models models;
  private final ClassOutline owner;
  private final boolean isStatic;
  private final boolean isConstructor;
  private final Type[] parameters;
  private final Type result;

  /** The scope of the method: its own rows speak outside of it, or inside of a callback. */
  private final boolean isOpaque;

  private final boolean hasRowsAroundCalls;

  private final boolean isCallback;

  /** Follows the types on the stack. */
  private AnalyzerAdapter types;

  /** Copies of {@code this} and of the parameters that rows at the end speak of; -1 where none. */
  private int savedThis = -1;

  private final int[] savedParameters;

  /** The current thread's shadow, or -1 if no row asks for it. */
  private int thread = -1;

  /** The scope to return to, or -1 if no row opens one. */
  private int savedScope = -1;

  /** The result while rows look at it, or -1. */
  private int savedResult = -1;

  /** Start of what the handler covers, or null. */
  private Label start;

  /** The scope around calls of the target, or -1 until there is one. */
  private int calledScope = -1;

  /** Fields of {@code this} as they were at the start. */
  private final Map<String, Integer> savedFields = new HashMap<>();

  private ModelWeaver(
      MethodVisitor next,
      Hooked out,
      List<Row> rows,
      Models models,
      ClassOutline owner,
      int access,
      String name,
      String descriptor) {
    super(Opcodes.ASM9, next);
    this.out = out;
    this.rows = rows;
    this.models = models;
    this.owner = owner;
    isStatic = (access & Opcodes.ACC_STATIC) != 0;
    isConstructor = name.equals("<init>");
    isOpaque = has(Row.OPAQUE);
    isCallback = has(Row.CALLBACK);
    hasRowsAroundCalls = any(Row::happensAroundCalls);
    parameters = Type.getArgumentTypes(descriptor);
    result = Type.getReturnType(descriptor);
    savedParameters = new int[parameters.length];
    java.util.Arrays.fill(savedParameters, -1);
  }

  /** Weaves rows into what is visited next; additions go to {@code out} directly. */
  static MethodVisitor over(
      MethodVisitor next,
      Hooked out,
      List<Row> rows,
      Models models,
      ClassOutline owner,
      int access,
      String name,
      String descriptor) {
    ModelWeaver weaver = new ModelWeaver(next, out, rows, models, owner, access, name, descriptor);
    weaver.types = new AnalyzerAdapter(owner.name, access, name, descriptor, weaver);
    if (next instanceof MonitorWeaver monitors) {
      monitors.follow(weaver.types);
    }
    return weaver.types;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    if (wantsThread()) {
      thread = out.newLastingLocal(HookCall.THREAD);
      HookCall.fetchThread(out);
      out.visitVarInsn(Opcodes.ASTORE, thread);
    }
    saveForLater();
    if (isCallback) {
      beginScope();
    }
    for (Row row : rows) {
      if (row.when() == Row.When.ENTER && !row.isScope()) {
        emit(row, false);
      }
    }
    if (isOpaque) {
      beginScope();
    } else if (!isCallback && any(Row::happensAtThrow)) {
      startHandled();
    }
    if (!result.equals(Type.VOID_TYPE) && any(Row::happensAtReturn)) {
      savedResult = out.newLocal(result);
    }
  }

  private boolean wantsThread() {
    for (Row row : rows) {
      if (Models.wantsThread(Models.action(row.action(), row.arguments().size()))) {
        return true;
      }
    }
    return false;
  }

  /** A constructor's scope begins when the superclass has been called. */
  private void beginScope() {
    savedScope = out.newLastingLocal(Type.INT_TYPE);
    if (isConstructor) {
      out.visitInsn(Opcodes.ICONST_0);
      out.visitVarInsn(Opcodes.ISTORE, savedScope);
    } else {
      openScope();
    }
  }

  private boolean has(String scope) {
    for (Row row : rows) {
      if (row.isScope() && row.action().equals(scope)) {
        return true;
      }
    }
    return false;
  }

  private boolean any(Predicate<Row> test) {
    for (Row row : rows) {
      if (!row.isScope() && test.test(row)) {
        return true;
      }
    }
    return false;
  }

  /** The method may change its parameters; rows at its end speak of what it was called with. */
  private void saveForLater() {
    for (Row row : rows) {
      if (row.speaksOfNow()) {
        continue;
      }
      for (Argument argument : row.arguments()) {
        if (argument.base() == Argument.Base.OLD) {
          saveField(row, argument);
        } else if (argument.base() == Argument.Base.ARG && savedParameters[argument.index()] < 0) {
          Type type = parameters[argument.index()];
          savedParameters[argument.index()] = out.newLastingLocal(type);
          out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot(argument.index()));
          out.visitVarInsn(type.getOpcode(Opcodes.ISTORE), savedParameters[argument.index()]);
        } else if (argument.base() == Argument.Base.THIS
            && savedThis < 0
            && !isConstructor
            && row.happensAtThrow()) {
          savedThis = out.newLastingLocal(Type.getObjectType(owner.name));
          out.visitVarInsn(Opcodes.ALOAD, 0);
          out.visitVarInsn(Opcodes.ASTORE, savedThis);
        }
      }
    }
  }

  private void saveField(Row row, Argument argument) {
    if (!savedFields.containsKey(argument.field())) {
      Type type = Type.getType(descriptorOf(row, argument));
      int local = out.newLastingLocal(type);
      savedFields.put(argument.field(), local);
      out.visitVarInsn(Opcodes.ALOAD, 0);
      getField(row, argument);
      out.visitVarInsn(type.getOpcode(Opcodes.ISTORE), local);
    }
  }

  private int slot(int parameter) {
    int slot = isStatic ? 0 : 1;
    for (int i = 0; i < parameter; i++) {
      slot += parameters[i].getSize();
    }
    return slot;
  }

  private void openScope() {
    Row row = rows.stream().filter(Row::isScope).findFirst().orElseThrow();
    for (Argument argument : row.arguments()) {
      load(row, argument, false);
    }
    call(row.action(), row.arguments().size());
    out.visitVarInsn(Opcodes.ISTORE, savedScope);
    startHandled();
  }

  private void startHandled() {
    start = new Label();
    out.visitLabel(start);
  }

  private void closeScope() {
    leave(savedScope);
  }

  private void leave(int scope) {
    out.visitVarInsn(Opcodes.ILOAD, scope);
    call("leaveScope", 1);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      atReturn();
    }
    super.visitInsn(opcode);
  }

  @Override
  public void visitMethodInsn(
      int opcode, String type, String name, String descriptor, boolean isInterface) {
    if (isConstructor && savedScope >= 0 && start == null && callsSuper(name, descriptor)) {
      super.visitMethodInsn(opcode, type, name, descriptor, isInterface);
      openScope();
      return;
    }
    List<Row> about = rowsAbout(name);
    if (!about.isEmpty()) {
      watched(about, opcode, type, name, descriptor, isInterface);
      return;
    }
    if (!Callbacks.include(type, name) || (savedScope < 0 && !hasRowsAroundCalls)) {
      super.visitMethodInsn(opcode, type, name, descriptor, isInterface);
      return;
    }
    if (savedScope >= 0) {
      calledScope = calledScope < 0 ? out.newLocal(Type.INT_TYPE) : calledScope;
      call(Row.CALLBACK, 0);
      out.visitVarInsn(Opcodes.ISTORE, calledScope);
    }
    emitAll(Row.When.CALL);
    super.visitMethodInsn(opcode, type, name, descriptor, isInterface);
    emitAll(Row.When.CALLED);
    if (savedScope >= 0) {
      leave(calledScope);
    }
  }

  /** Rows about calls of a method. */
  private List<Row> rowsAbout(String called) {
    List<Row> about = new ArrayList<>();
    for (Row row : rows) {
      if (row.isOfCall() && called.equals(row.called())) {
        about.add(row);
        models.match(row);
      }
    }
    return about;
  }

  /** A call that rows name. */
  private void watched(
      List<Row> about,
      int opcode,
      String type,
      String name,
      String descriptor,
      boolean isInterface) {
    Runnable call =
        () -> {
          about.stream().filter(row -> isAction(row, Row.When.CALL)).forEach(this::emitInside);
          call(opcode, type, name, descriptor, isInterface);
          about.stream().filter(row -> isAction(row, Row.When.CALLED)).forEach(this::emitInside);
        };
    about.stream()
        .filter(row -> Row.isScope(row.action()))
        .findFirst()
        .ifPresentOrElse(
            scope -> inScope(scope, opcode == Opcodes.INVOKESTATIC, descriptor, call), call);
  }

  private static boolean isAction(Row row, Row.When when) {
    return row.when() == when && !Row.isScope(row.action());
  }

  private void emitInside(Row row) {
    emit(row, false);
  }

  private void call(int opcode, String type, String name, String descriptor, boolean isInterface) {
    super.visitMethodInsn(opcode, type, name, descriptor, isInterface);
  }

  /** Makes a call in a scope of its own, which ends also when the call throws. */
  private void inScope(Row row, boolean isStaticCall, String descriptor, Runnable call) {
    Label begin = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label after = new Label();
    int scope = out.newLocal(Type.INT_TYPE);
    boolean hasFrames = hasFrames();
    List<Object> locals = hasFrames ? Hooked.merged(types.locals) : List.of();
    List<Object> stack = hasFrames ? Hooked.merged(types.stack) : List.of();
    call(row.action(), 0);
    out.visitVarInsn(Opcodes.ISTORE, scope);
    out.visitLabel(begin);
    call.run();
    out.visitLabel(end);
    leave(scope);
    out.visitJumpInsn(Opcodes.GOTO, after);
    out.visitLabel(handler);
    if (hasFrames) {
      out.frame(locals, List.of("java/lang/Throwable"), out.upTo(scope, Opcodes.INTEGER));
    }
    leave(scope);
    out.visitInsn(Opcodes.ATHROW);
    out.visitLabel(after);
    if (hasFrames) {
      out.frame(locals, afterCall(stack, isStaticCall, descriptor));
    }
    out.visitInsn(Opcodes.NOP); // the method's own next frame, if any, is at another offset
    out.handleInside(begin, end, handler);
  }

  /** The stack when a method has been called with what is on it. */
  private static List<Object> afterCall(
      List<Object> stack, boolean isStaticCall, String descriptor) {
    int popped = Type.getArgumentTypes(descriptor).length + (isStaticCall ? 0 : 1);
    List<Object> after = new ArrayList<>(stack.subList(0, stack.size() - popped));
    Type answered = Type.getReturnType(descriptor);
    if (!answered.equals(Type.VOID_TYPE)) {
      after.add(Hooked.frameType(answered));
    }
    return after;
  }

  /** Whether a call, which is about to be written, makes {@code this} an object. */
  private boolean callsSuper(String name, String descriptor) {
    if (!name.equals("<init>") || types.stack == null) {
      return false;
    }
    int receiver = types.stack.size() - (Type.getArgumentsAndReturnSizes(descriptor) >> 2);
    return types.stack.get(receiver) == Opcodes.UNINITIALIZED_THIS;
  }

  private void emitAll(Row.When when) {
    for (Row row : rows) {
      if (row.when() == when && row.called() == null) {
        emit(row, false);
      }
    }
  }

  private void atReturn() {
    if (isOpaque) {
      closeScope();
    }
    if (savedResult >= 0) {
      out.visitVarInsn(result.getOpcode(Opcodes.ISTORE), savedResult);
    }
    for (Row row : rows) {
      if (row.happensAtReturn() && !row.isScope()) {
        Label skip = condition(row.condition());
        emit(row, false);
        if (skip != null) {
          out.visitLabel(skip);
          frameBelowResult();
        }
      }
    }
    if (isCallback) {
      closeScope();
    }
    if (savedResult >= 0) {
      out.visitVarInsn(result.getOpcode(Opcodes.ILOAD), savedResult);
    }
  }

  /** Jumps to the answered label if the result is not as the row wants it. */
  private Label condition(Row.Condition condition) {
    if (condition == Row.Condition.ALWAYS) {
      return null;
    }
    Label skip = new Label();
    out.visitVarInsn(result.getOpcode(Opcodes.ILOAD), savedResult);
    if (result.equals(Type.LONG_TYPE)) {
      out.visitInsn(Opcodes.LCONST_0);
      out.visitInsn(Opcodes.LCMP);
    }
    out.visitJumpInsn(
        switch (condition) {
          case TRUE, NONZERO -> Opcodes.IFEQ;
          case FALSE, ZERO -> Opcodes.IFNE;
          case NONNULL -> Opcodes.IFNULL;
          default -> Opcodes.IFNONNULL;
        },
        skip);
    return skip;
  }

  /** The JVM does not keep the frames of its own classes, which it does not verify. */
  private boolean hasFrames() {
    return types.locals != null;
  }

  private void frameBelowResult() {
    if (!hasFrames()) {
      return;
    }
    List<Object> locals = Hooked.merged(types.locals);
    List<Object> stack = Hooked.merged(types.stack);
    out.frame(
        locals,
        stack.subList(0, stack.size() - 1),
        out.upTo(savedResult, Hooked.frameType(result)));
  }

  @Override
  public void visitMaxs(int maxStack, int maxLocals) {
    if (start != null) {
      Label handler = new Label();
      out.visitLabel(handler);
      out.frame(List.of(), List.of("java/lang/Throwable"));
      if (isOpaque) {
        closeScope();
      }
      for (Row row : rows) {
        if (row.happensAtThrow() && !row.isScope()) {
          emit(row, true);
        }
      }
      if (isCallback) {
        closeScope();
      }
      out.visitInsn(Opcodes.ATHROW);
      out.handleOutside(start, handler, handler);
    }
    super.visitMaxs(maxStack, maxLocals);
  }

  /** Calls the row's hook. */
  private void emit(Row row, boolean inHandler) {
    for (Argument argument : row.arguments()) {
      load(row, argument, inHandler);
    }
    Class<?> answered = call(row.action(), row.arguments().size());
    if (row.assigned() != null) {
      assign(row, Type.getType(answered));
    } else if (answered != void.class) {
      out.visitInsn(Opcodes.POP);
    }
  }

  private void load(Row row, Argument argument, boolean inHandler) {
    switch (argument.base()) {
      case THIS -> out.visitVarInsn(Opcodes.ALOAD, inHandler ? savedThis : 0);
      case OLD ->
          out.visitVarInsn(
              Type.getType(descriptorOf(row, argument)).getOpcode(Opcodes.ILOAD),
              savedFields.get(argument.field()));
      case ARG -> {
        Type type = parameters[argument.index()];
        int saved = savedParameters[argument.index()];
        int local = row.speaksOfNow() ? slot(argument.index()) : saved;
        out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
      }
      case RESULT -> {
        if (inHandler) {
          out.visitInsn(Opcodes.ACONST_NULL);
        } else {
          out.visitVarInsn(result.getOpcode(Opcodes.ILOAD), savedResult);
        }
      }
      case VALUE -> throw new IllegalArgumentException(row + ": only fields have a value");
      case TEXT -> out.visitLdcInsn(argument.text());
    }
    if (argument.field() != null && argument.base() != Argument.Base.OLD) {
      getField(row, argument);
    }
  }

  // … object -> … value
  private void getField(Row row, Argument argument) {
    out.visitFieldInsn(Opcodes.GETFIELD, owner.name, argument.field(), descriptorOf(row, argument));
  }

  private String descriptorOf(Row row, Argument argument) {
    if (argument.fieldType() != null) {
      return "L" + argument.fieldType() + ";";
    }
    return owner.fields.stream()
        .filter(f -> f.name().equals(argument.field()))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(row + ": no field " + argument.field()))
        .descriptor();
  }

  private void assign(Row row, Type answered) {
    Argument target = row.assigned();
    if (target.base() == Argument.Base.RESULT) {
      cast(result, answered);
      out.visitVarInsn(result.getOpcode(Opcodes.ISTORE), savedResult);
    } else {
      Type type = parameters[target.index()];
      cast(type, answered);
      out.visitVarInsn(type.getOpcode(Opcodes.ISTORE), slot(target.index()));
    }
  }

  private void cast(Type wanted, Type answered) {
    if (wanted.getSort() >= Type.ARRAY && !wanted.equals(answered)) {
      out.visitTypeInsn(Opcodes.CHECKCAST, wanted.getInternalName());
    }
  }

  /** Calls a hook and tells the type of its result. */
  private Class<?> call(String action, int arguments) {
    HookCall call = HookCall.to(action, arguments);
    call.emit(out, thread);
    return call.hook().getReturnType();
  }
}
