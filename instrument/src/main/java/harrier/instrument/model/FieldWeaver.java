package harrier.instrument.model;

import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Weaves rows about fields into one method: what is published before a field is written, and
 * observed after it was read. For fields of one slot whose object is fully made.
 */
final class FieldWeaver extends MethodVisitor {
  private final List<Row> rows;
  private final Models models;

  FieldWeaver(MethodVisitor next, List<Row> rows, Models models) {
    super(Opcodes.ASM9, next);
    this.rows = rows;
    this.models = models;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    for (Row row : rows) {
      if (row.method().equals(name)) {
        if (opcode == Opcodes.GETFIELD && row.when() == Row.When.READ) {
          models.match(row);
          read(row, owner, descriptor);
          return;
        }
        if (opcode == Opcodes.PUTFIELD && row.when() == Row.When.WRITE) {
          models.match(row);
          write(row, descriptor);
        }
      }
    }
    super.visitFieldInsn(opcode, owner, name, descriptor);
  }

  // … object -> … value
  private void read(Row row, String owner, String descriptor) {
    visitInsn(Opcodes.DUP); // … object object
    super.visitFieldInsn(Opcodes.GETFIELD, owner, row.method(), descriptor); // … object value
    visitInsn(Opcodes.DUP_X1); // … value object value
    tell(row);
  }

  // … object value -> … object value
  private void write(Row row, String descriptor) {
    if (Type.getType(descriptor).getSize() != 1) {
      throw new IllegalArgumentException(row + ": a field of two slots");
    }
    visitInsn(Opcodes.DUP2); // … object value object value
    tell(row);
  }

  // … object value -> …
  private void tell(Row row) {
    boolean wantsValue = row.arguments().stream().anyMatch(a -> a.base() == Argument.Base.VALUE);
    if (!wantsValue) {
      visitInsn(Opcodes.POP); // … object
    }
    row.arguments().stream()
        .filter(argument -> argument.base() == Argument.Base.TEXT)
        .forEach(argument -> visitLdcInsn(argument.text()));
    HookCall.to(row.action(), row.arguments().size()).emit(this);
  }
}
