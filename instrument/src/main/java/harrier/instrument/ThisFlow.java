package harrier.instrument;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/** Follows {@code this} through a constructor, and notes where it may become known to others. */
final class ThisFlow extends BasicInterpreter {
  /** The new object. */
  private static final BasicValue THIS = new Marked();

  /** The new object, or something else. */
  private static final BasicValue MAYBE_THIS = new Marked();

  /** A value that equals only itself. */
  private static final class Marked extends BasicValue {
    Marked() {
      super(Type.getObjectType("java/lang/Object"));
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  private final String owner;
  private final Set<AbstractInsnNode> leaks = new HashSet<>();
  private final Set<AbstractInsnNode> delegations = new HashSet<>();
  private final Set<AbstractInsnNode> writes = new HashSet<>();
  private boolean givenUp;

  ThisFlow(String owner) {
    super(Opcodes.ASM9);
    this.owner = owner;
  }

  /** Instructions after which others may know the object. */
  Set<AbstractInsnNode> leaks() {
    return leaks;
  }

  /** Calls of another constructor of the same class. */
  Set<AbstractInsnNode> delegations() {
    return delegations;
  }

  /** Writes to fields of the object. */
  Set<AbstractInsnNode> writes() {
    return writes;
  }

  void giveUp() {
    givenUp = true;
  }

  boolean isGivenUp() {
    return givenUp;
  }

  private static boolean mayBeThis(BasicValue value) {
    return value == THIS || value == MAYBE_THIS;
  }

  private void leak(AbstractInsnNode at, BasicValue value) {
    if (mayBeThis(value)) {
      leaks.add(at);
    }
  }

  @Override
  public BasicValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
    return isInstanceMethod && local == 0
        ? THIS
        : super.newParameterValue(isInstanceMethod, local, type);
  }

  @Override
  public BasicValue copyOperation(AbstractInsnNode at, BasicValue value) {
    return value;
  }

  @Override
  public BasicValue unaryOperation(AbstractInsnNode at, BasicValue value) throws AnalyzerException {
    switch (at.getOpcode()) {
      case Opcodes.GETFIELD, Opcodes.IFNULL, Opcodes.IFNONNULL, Opcodes.INSTANCEOF -> {}
      default -> leak(at, value);
    }
    return super.unaryOperation(at, value);
  }

  @Override
  public BasicValue binaryOperation(AbstractInsnNode at, BasicValue value1, BasicValue value2)
      throws AnalyzerException {
    if (at.getOpcode() == Opcodes.PUTFIELD) {
      leak(at, value2);
      if (value1 == THIS) {
        writes.add(at);
      } else {
        writes.remove(at);
      }
    }
    return super.binaryOperation(at, value1, value2);
  }

  @Override
  public BasicValue ternaryOperation(
      AbstractInsnNode at, BasicValue value1, BasicValue value2, BasicValue value3)
      throws AnalyzerException {
    leak(at, value3);
    return super.ternaryOperation(at, value1, value2, value3);
  }

  @Override
  public BasicValue naryOperation(AbstractInsnNode at, List<? extends BasicValue> values)
      throws AnalyzerException {
    boolean constructs =
        at instanceof MethodInsnNode call
            && call.getOpcode() == Opcodes.INVOKESPECIAL
            && call.name.equals("<init>")
            && values.get(0) == THIS;
    if (constructs && ((MethodInsnNode) at).owner.equals(owner)) {
      delegations.add(at);
    }
    for (BasicValue value : constructs ? values.subList(1, values.size()) : values) {
      leak(at, value);
    }
    return super.naryOperation(at, values);
  }

  @Override
  public BasicValue merge(BasicValue value1, BasicValue value2) {
    if (value1 == value2) {
      return value1;
    }
    return mayBeThis(value1) || mayBeThis(value2) ? MAYBE_THIS : super.merge(value1, value2);
  }
}
