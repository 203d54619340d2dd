package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.Classes;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;

/** Rewrites one class of the target: adds shadow fields, and hooks to its methods. */
public final class ClassInstrumenter {
  /** Code longer than this is left without hooks for accesses: it would not fit any more. */
  private static final int LARGEST_CODE = 24_000;

  /** What became of a class. */
  public record Result(byte[] bytes, String left) {
    /** Why some of its code was left as it is, or null. */
    @Override
    public String left() {
      return left;
    }
  }

  private final Layout layout;

  public ClassInstrumenter(Layout layout) {
    this.layout = layout;
  }

  public Result instrument(ClassLoader loader, byte[] original) {
    ClassReader reader = new ClassReader(original);
    ClassOutline outline = new ClassOutline(reader);
    ShadowFieldPlan plan = new ShadowFieldPlan(outline, layout);
    boolean checked = layout.checked().test(MethodContext.binary(outline.name));
    ClassInfo info =
        Classes.add(
            MethodContext.binary(outline.name),
            loader,
            plan.isTop,
            outline.declares("clone", "()Ljava/lang/Object;"),
            outline.hasInitializer(),
            plan.fields);
    try {
      Rewriting rewriting = new Rewriting(reader, outline, plan, info, checked, true);
      return new Result(rewriting.run(), rewriting.left);
    } catch (MethodTooLargeException e) {
      Rewriting fieldsOnly = new Rewriting(reader, outline, plan, info, checked, false);
      return new Result(fieldsOnly.run(), "method too large: " + e.getMethodName());
    }
  }

  /** One pass over a class file. */
  private final class Rewriting extends ClassVisitor {
    private final ClassReader reader;
    private final ClassOutline outline;
    private final ShadowFieldPlan plan;
    private final ClassInfo info;
    private final boolean checked;
    private final boolean withCode;
    private String source;
    private String left;

    Rewriting(
        ClassReader reader,
        ClassOutline outline,
        ShadowFieldPlan plan,
        ClassInfo info,
        boolean checked,
        boolean withCode) {
      super(Opcodes.ASM9, new ClassWriter(reader, ClassWriter.COMPUTE_MAXS));
      this.reader = reader;
      this.outline = outline;
      this.plan = plan;
      this.info = info;
      this.checked = checked;
      this.withCode = withCode;
    }

    byte[] run() {
      reader.accept(this, ClassReader.EXPAND_FRAMES);
      return ((ClassWriter) cv).toByteArray();
    }

    @Override
    public void visitSource(String file, String debug) {
      source = file;
      super.visitSource(file, debug);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor writer = super.visitMethod(access, name, descriptor, signature, exceptions);
      boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
      return withCode && hasCode ? hooked(writer, access, name, descriptor) : writer;
    }

    /** The steps of a method's rewriting, in the order an instruction meets them. */
    private MethodVisitor hooked(MethodVisitor writer, int access, String name, String descriptor) {
      ClassOutline.Code code = outline.code(name, descriptor);
      boolean fits = code.bytes() <= LARGEST_CODE;
      if (!fits) {
        left = "method too large for access checks: " + name;
      }
      Hooked out = new Hooked(writer, outline.hasFrames(), code.locals());
      MethodContext context =
          new MethodContext(outline, layout, source, access, name, descriptor, out);
      MethodVisitor step =
          new BoundaryInstrumenter(out, context, info.number, code.touchesMemory());
      step = new CallInstrumenter(step, context, checked && fits);
      step = new HandleInstrumenter(step, context, checked && fits);
      step = new MonitorInstrumenter(step, context);
      if (fits) {
        step = new AccessInstrumenter(step, context, checked);
      }
      step = context.lines(step);
      if (outline.hasFrames()) {
        AnalyzerAdapter analyzer =
            new AnalyzerAdapter(outline.name, access, name, descriptor, step);
        context.follow(analyzer);
        step = analyzer;
      }
      return step;
    }

    @Override
    public void visitEnd() {
      plan.addTo(cv);
      super.visitEnd();
    }
  }
}
