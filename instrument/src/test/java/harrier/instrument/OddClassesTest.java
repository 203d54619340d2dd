package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Class files with parts that few have. */
final class OddClassesTest {
  private static final Handle METAFACTORY =
      new Handle(
          Opcodes.H_INVOKESTATIC,
          "java/lang/invoke/LambdaMetafactory",
          "metafactory",
          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
              + "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;"
              + "Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;",
          false);

  @Test
  void modulesStayAsTheyAre() {
    ClassWriter module = new ClassWriter(0);
    module.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
    module.visitModule("a.b", 0, null).visitEnd();
    module.visitEnd();
    byte[] bytes = module.toByteArray();
    Layout layout = new Layout(true, null, java.util.Set.of(), name -> true, null);
    assertThat(new ClassInstrumenter(layout).instrument(null, bytes).bytes()).isEqualTo(bytes);
  }

  /** From the first JDK to the latest. */
  @Test
  void allVersionsAreInstrumented() {
    for (int version = 45; version <= Opcodes.V25; version++) {
      ClassWriter type = Linked.emptyClass(version == 45 ? Opcodes.V1_1 : version, "Aged");
      type.visitField(0, "x", "I", null, null).visitEnd();
      MethodVisitor set = type.visitMethod(0, "set", "()V", null, null);
      set.visitCode();
      set.visitVarInsn(Opcodes.ALOAD, 0);
      set.visitInsn(Opcodes.ICONST_1);
      set.visitFieldInsn(Opcodes.PUTFIELD, "Aged", "x", "I");
      set.visitInsn(Opcodes.RETURN);
      set.visitMaxs(0, 0);
      set.visitEnd();
      byte[] bytes = Linked.instrument(type.toByteArray()).bytes();
      assertThat(Linked.hooks(Linked.method(bytes, "set"), "slowWrite")).as("%s", version).isOne();
    }
  }

  /** In a loop, a number takes the second half of a long, which is then written anew. */
  @Test
  void localsMayOverlapInALoop() {
    ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    type.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "Overlapping", null, "java/lang/Object", null);
    MethodVisitor fill = type.visitMethod(Opcodes.ACC_STATIC, "fill", "([I)J", null, null);
    Label head = new Label();
    Label end = new Label();
    fill.visitCode();
    fill.visitInsn(Opcodes.LCONST_0);
    fill.visitVarInsn(Opcodes.LSTORE, 1);
    fill.visitInsn(Opcodes.ICONST_0);
    fill.visitVarInsn(Opcodes.ISTORE, 3);
    fill.visitLabel(head);
    fill.visitVarInsn(Opcodes.ILOAD, 3);
    fill.visitVarInsn(Opcodes.ALOAD, 0);
    fill.visitInsn(Opcodes.ARRAYLENGTH);
    fill.visitJumpInsn(Opcodes.IF_ICMPGE, end);
    fill.visitVarInsn(Opcodes.ALOAD, 0);
    fill.visitVarInsn(Opcodes.ILOAD, 3);
    fill.visitInsn(Opcodes.ICONST_1);
    fill.visitInsn(Opcodes.IASTORE);
    fill.visitVarInsn(Opcodes.ILOAD, 3);
    fill.visitVarInsn(Opcodes.ISTORE, 2);
    fill.visitVarInsn(Opcodes.ILOAD, 2);
    fill.visitInsn(Opcodes.I2L);
    fill.visitVarInsn(Opcodes.LSTORE, 1);
    fill.visitIincInsn(3, 1);
    fill.visitJumpInsn(Opcodes.GOTO, head);
    fill.visitLabel(end);
    fill.visitVarInsn(Opcodes.LLOAD, 1);
    fill.visitInsn(Opcodes.LRETURN);
    fill.visitMaxs(0, 0);
    fill.visitEnd();
    byte[] bytes = Linked.of(type.toByteArray()).bytes();
    assertThat(Linked.hooks(Linked.method(bytes, "fill"), "writeRange")).isPositive();
  }

  /** Behind a jump that leads out of a loop nobody needs the array or the index any more. */
  @Test
  void aFrameInALoopMayHaveNoLocals() {
    ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.visit(Opcodes.V11, Opcodes.ACC_PUBLIC, "Shrunk", null, "java/lang/Object", null);
    MethodVisitor find = type.visitMethod(Opcodes.ACC_STATIC, "find", "([II)I", null, null);
    Object[] all = {"[I", Opcodes.INTEGER, Opcodes.INTEGER};
    Label head = new Label();
    Label next = new Label();
    Label other = new Label();
    Label found = new Label();
    Label end = new Label();
    find.visitCode();
    find.visitInsn(Opcodes.ICONST_0);
    find.visitVarInsn(Opcodes.ISTORE, 2);
    find.visitLabel(head);
    find.visitFrame(Opcodes.F_FULL, 3, all, 0, null);
    find.visitVarInsn(Opcodes.ILOAD, 2);
    find.visitVarInsn(Opcodes.ALOAD, 0);
    find.visitInsn(Opcodes.ARRAYLENGTH);
    find.visitJumpInsn(Opcodes.IF_ICMPGE, end);
    find.visitVarInsn(Opcodes.ALOAD, 0);
    find.visitVarInsn(Opcodes.ILOAD, 2);
    find.visitInsn(Opcodes.IALOAD);
    find.visitVarInsn(Opcodes.ILOAD, 1);
    find.visitJumpInsn(Opcodes.IF_ICMPNE, next);
    find.visitVarInsn(Opcodes.ILOAD, 1);
    find.visitJumpInsn(Opcodes.IFEQ, other);
    find.visitInsn(Opcodes.ICONST_1);
    find.visitJumpInsn(Opcodes.GOTO, found);
    find.visitLabel(other);
    find.visitFrame(Opcodes.F_FULL, 0, null, 0, null);
    find.visitInsn(Opcodes.ICONST_2);
    find.visitLabel(found);
    find.visitFrame(Opcodes.F_FULL, 0, null, 1, new Object[] {Opcodes.INTEGER});
    find.visitInsn(Opcodes.IRETURN);
    find.visitLabel(next);
    find.visitFrame(Opcodes.F_FULL, 3, all, 0, null);
    find.visitIincInsn(2, 1);
    find.visitJumpInsn(Opcodes.GOTO, head);
    find.visitLabel(end);
    find.visitFrame(Opcodes.F_FULL, 0, null, 0, null);
    find.visitInsn(Opcodes.ICONST_0);
    find.visitInsn(Opcodes.IRETURN);
    find.visitMaxs(0, 0);
    find.visitEnd();
    assertThat(Linked.of(type.toByteArray()).bytes()).isNotEmpty();
  }

  /** A version of the future is for the agent to leave alone. */
  @Test
  void anUnknownVersionIsRefused() {
    byte[] bytes = Linked.emptyClass(Opcodes.V17, "Future").toByteArray();
    bytes[7] = 99;
    assertThatThrownBy(() -> Linked.of(bytes))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("version 99");
  }

  /** A compiler may call one of several super constructors: behind one there is none yet. */
  @Test
  void aConstructorMayCallSuperOnSeveralPaths() {
    ClassWriter type = Linked.emptyClass(Opcodes.V1_8, "Choosing");
    MethodVisitor init = type.visitMethod(0, "<init>", "(I)V", null, null);
    Label other = new Label();
    Label end = new Label();
    Object[] before = {Opcodes.UNINITIALIZED_THIS, Opcodes.INTEGER};
    Object[] after = {"Choosing", Opcodes.INTEGER};
    init.visitCode();
    init.visitVarInsn(Opcodes.ILOAD, 1);
    init.visitJumpInsn(Opcodes.IFEQ, other);
    callSuper(init);
    init.visitJumpInsn(Opcodes.GOTO, end);
    init.visitLabel(other);
    init.visitFrame(Opcodes.F_FULL, 2, before, 0, null);
    callSuper(init);
    init.visitLabel(end);
    init.visitFrame(Opcodes.F_FULL, 2, after, 0, null);
    init.visitInsn(Opcodes.RETURN);
    init.visitMaxs(0, 0);
    init.visitEnd();
    MethodNode method = Linked.method(Linked.of(type.toByteArray()).bytes(), "<init>");
    assertThat(method.tryCatchBlocks).hasSize(2);
    assertThat(Linked.hooks(method, "exitByException")).isEqualTo(1);
  }

  /** A compiler may forget what nobody needs any more, even the object itself. */
  @Test
  void aFrameOfAConstructorMayHaveNoLocals() {
    ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    type.visit(Opcodes.V1_8, 0, "Forgetting", null, "Finalized", null);
    MethodVisitor init = type.visitMethod(0, "<init>", "(I)V", null, null);
    Label end = new Label();
    init.visitCode();
    init.visitVarInsn(Opcodes.ALOAD, 0);
    init.visitMethodInsn(Opcodes.INVOKESPECIAL, "Finalized", "<init>", "()V", false);
    init.visitVarInsn(Opcodes.ILOAD, 1);
    init.visitJumpInsn(Opcodes.IFEQ, end);
    init.visitInsn(Opcodes.NOP);
    init.visitLabel(end);
    init.visitFrame(Opcodes.F_FULL, 0, null, 0, null);
    init.visitInsn(Opcodes.RETURN);
    init.visitMaxs(0, 0);
    init.visitEnd();
    MethodNode method = Linked.method(Linked.instrument(type.toByteArray()).bytes(), "<init>");
    assertThat(Linked.hooks(method, "constructed")).isZero();
  }

  /** To refer to a method of an object, the object's class need not be there. */
  @Test
  void aReferenceToAMethodLoadsNoClass() {
    ClassWriter type = Linked.emptyClass(Opcodes.V1_8, "Referring");
    MethodVisitor refer = type.visitMethod(0, "refer", "(LAbsentThread;)V", null, null);
    refer.visitCode();
    refer.visitVarInsn(Opcodes.ALOAD, 1);
    refer.visitInvokeDynamicInsn(
        "getAsBoolean",
        "(LAbsentThread;)Ljava/util/function/BooleanSupplier;",
        METAFACTORY,
        Type.getMethodType("()Z"),
        new Handle(Opcodes.H_INVOKEVIRTUAL, "java/lang/Thread", "isAlive", "()Z", false),
        Type.getMethodType("()Z"));
    refer.visitInsn(Opcodes.POP);
    refer.visitInsn(Opcodes.RETURN);
    refer.visitMaxs(0, 0);
    refer.visitEnd();
    MethodNode method = Linked.method(Linked.of(type.toByteArray()).bytes(), "refer");
    assertThat(method.instructions)
        .filteredOn(InvokeDynamicInsnNode.class::isInstance)
        .singleElement()
        .extracting(each -> ((InvokeDynamicInsnNode) each).bsmArgs[1].toString())
        .asString()
        .contains("ReferencedHooks");
  }

  private static void callSuper(MethodVisitor init) {
    init.visitVarInsn(Opcodes.ALOAD, 0);
    init.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
  }

  /** Annotations refer to handlers by number, and handlers of ours come before them. */
  @Test
  void annotationsOfCaughtTypesStayWithTheirHandlers() {
    ClassWriter type = Linked.emptyClass(Opcodes.V1_5, "Annotated");
    MethodVisitor run = type.visitMethod(Opcodes.ACC_SYNCHRONIZED, "run", "()V", null, null);
    Label start = new Label();
    Label end = new Label();
    run.visitCode();
    run.visitTryCatchBlock(start, end, end, "java/lang/Error");
    run.visitTryCatchAnnotation(
            TypeReference.newTryCatchReference(0).getValue(), null, "Lmine;", true)
        .visitEnd();
    run.visitLabel(start);
    run.visitVarInsn(Opcodes.ALOAD, 0);
    run.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Object", "wait", "()V", false);
    run.visitInsn(Opcodes.RETURN);
    run.visitLabel(end);
    run.visitInsn(Opcodes.ATHROW);
    run.visitMaxs(0, 0);
    run.visitEnd();
    MethodNode method = Linked.method(Linked.of(type.toByteArray()).bytes(), "run");
    for (TryCatchBlockNode each : method.tryCatchBlocks) {
      assertThat(each.visibleTypeAnnotations != null).isEqualTo(each.type != null);
    }
    assertThat(method.tryCatchBlocks).hasSizeGreaterThan(1);
  }
}
