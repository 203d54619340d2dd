package harrier.instrument.model;

import harrier.instrument.ClassOutline;
import harrier.instrument.Hooked;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Weaves the rows of a class into its methods. Adds no members, so loaded classes can take it. */
public final class ModelInstrumenter {
  /** Methods without code, and those that only pass on to one with other types. */
  private static final int WITHOUT_MODELS =
      Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE | Opcodes.ACC_BRIDGE;

  private final Models models;

  public ModelInstrumenter(Models models) {
    this.models = models;
  }

  /** The class with its rows woven in. */
  public byte[] instrument(byte[] original) {
    ClassReader reader = new ClassReader(original);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(weaver(reader, writer), ClassReader.EXPAND_FRAMES);
    return writer.toByteArray();
  }

  /** What a class's monitors mean, or null. */
  private MonitorWeaver.Kind monitors(String className) {
    if (models.hasMonitors(className)) {
      return MonitorWeaver.Kind.LOCKS;
    }
    return models.hasGuards(className) ? MonitorWeaver.Kind.GUARDS : null;
  }

  private ClassVisitor weaver(ClassReader reader, ClassVisitor out) {
    ClassOutline outline = new ClassOutline(reader);
    List<Row> fields = models.fieldRows(outline.name);
    return new ClassVisitor(Opcodes.ASM9, out) {
      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor writer = super.visitMethod(access, name, descriptor, signature, exceptions);
        if ((access & WITHOUT_MODELS) != 0) {
          return writer;
        }
        List<Row> rows = models.rowsFor(outline.name, name, descriptor);
        MonitorWeaver.Kind monitors = name.startsWith("<") ? null : monitors(outline.name);
        if (rows.isEmpty() && monitors == null) {
          return fields.isEmpty() ? writer : new FieldWeaver(writer, fields, models);
        }
        int locals = outline.code(name, descriptor).locals();
        Hooked out = new Hooked(writer, outline.hasFrames(), locals);
        MethodVisitor woven =
            ModelWeaver.over(
                monitors == null ? out : new MonitorWeaver(out, outline.name, access, monitors),
                out,
                rows,
                models,
                outline,
                access,
                name,
                descriptor);
        return fields.isEmpty() ? woven : new FieldWeaver(woven, fields, models);
      }
    };
  }
}
