package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.Classes;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;

/** Rewrites one class of the target: adds shadow fields, and hooks to its methods. */
public final class ClassInstrumenter {
  /**
   * What became of a class.
   *
   * @param left why some of its code was left as it is, or null
   * @param grown methods that have become longer than the JVM compiles
   * @param concurrency classes of java.util.concurrent that it mentions, by internal name
   */
  public record Result(byte[] bytes, String left, List<String> grown, Set<String> concurrency) {}

  private static final String CONCURRENCY = "java/util/concurrent/";

  private final Layout layout;

  public ClassInstrumenter(Layout layout) {
    this.layout = layout;
  }

  /**
   * The internal name in a class file, for who defines it without giving one; null if unreadable.
   */
  public static String nameIn(byte[] classFile) {
    try {
      return new ClassReader(classFile).getClassName();
    } catch (RuntimeException unreadable) {
      return null;
    }
  }

  public Result instrument(ClassLoader loader, byte[] original) {
    ClassReader reader = new ClassReader(original);
    ClassOutline outline = new ClassOutline(reader);
    if (outline.isModule()) {
      return new Result(original, null, List.of(), Set.of());
    }
    ShadowFieldPlan plan = new ShadowFieldPlan(outline, layout);
    boolean checked = layout.checked().test(MethodContext.binary(outline.name));
    Constructors constructors = Constructors.in(reader);
    ClassInfo info =
        Classes.add(
            MethodContext.binary(outline.name),
            loader,
            new ClassInfo.Declared(
                outline.isInterface(),
                plan.isTop,
                outline.declares("clone", "()Ljava/lang/Object;"),
                outline.declares(ClassOutline.FINALIZER, "()V"),
                outline.hasInitializer(),
                outline.isInitializedWithSubtypes(),
                constructors.keepThis(),
                outline.supertypes(),
                plan.fields,
                outline.mayOverride()));
    LocalObjects locals =
        checked && layout.objects() != null ? LocalObjects.in(reader, layout.objects()) : null;
    Budget budget = new Budget();
    if (!plan.fits()) {
      budget.dropFields();
    }
    while (true) {
      try {
        byte[] bytes =
            new Rewriting(reader, outline, plan, info, checked, locals, constructors, budget).run();
        return new Result(
            bytes, budget.left(), outline.grownIn(bytes), outline.mentions(CONCURRENCY));
      } catch (MethodTooLargeException e) {
        budget.reduce(e);
      } catch (ClassTooLargeException e) {
        budget.reduce(e);
      }
    }
  }

  /** One pass over a class file. */
  private final class Rewriting extends ClassVisitor {
    private final ClassReader reader;
    private final ClassOutline outline;
    private final ShadowFieldPlan plan;
    private final ClassInfo info;
    private final boolean checked;
    private final LocalObjects locals;
    private final Constructors constructors;
    private final Budget budget;
    private String source;

    Rewriting(
        ClassReader reader,
        ClassOutline outline,
        ShadowFieldPlan plan,
        ClassInfo info,
        boolean checked,
        LocalObjects locals,
        Constructors constructors,
        Budget budget) {
      super(Opcodes.ASM9, new ClassWriter(reader, ClassWriter.COMPUTE_MAXS));
      this.reader = reader;
      this.outline = outline;
      this.plan = plan;
      this.info = info;
      this.checked = checked;
      this.locals = locals;
      this.constructors = constructors;
      this.budget = budget;
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
      Budget.Amount amount = budget.of(name + descriptor);
      return hasCode && amount != Budget.Amount.NOTHING
          ? hooked(writer, access, name, descriptor, amount == Budget.Amount.EVERYTHING)
          : writer;
    }

    /** The steps of a method's rewriting, in the order an instruction meets them. */
    private MethodVisitor hooked(
        MethodVisitor writer, int access, String name, String descriptor, boolean fits) {
      ClassOutline.Code code = outline.code(name, descriptor);
      Hooked out = new Hooked(writer, outline.hasFrames(), code.locals(), budget.hasConstants());
      MethodContext context =
          new MethodContext(outline, layout, source, access, name, descriptor, code.bytes(), out);
      MethodVisitor step =
          new BoundaryInstrumenter(out, context, info.number, code.touchesMemory());
      step = new AnnotationInstrumenter(step, context);
      step = new CallInstrumenter(step, context, checked && fits);
      step = new HandleInstrumenter(step, context, checked && fits);
      if (checked && fits) {
        step = new ReferenceInstrumenter(step, context, layout.objects());
      }
      if (checked && fits && layout.objects() != null) {
        step = new ObjectInstrumenter(step, context, layout.objects(), locals);
      }
      step = new MonitorInstrumenter(step, context);
      BitSet unseen =
          context.isConstructor() ? constructors.unseenWrites(descriptor) : new BitSet();
      step = new AccessInstrumenter(step, context, checked && fits, unseen);
      step = context.informed(step);
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
      if (budget.hasFields()) {
        plan.addTo(cv);
      }
      super.visitEnd();
    }
  }
}
