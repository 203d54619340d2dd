package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.tool.Optimization;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.LimitExceededException;
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
  public record Result(
      byte[] bytes, String left, List<String> grown, Collection<String> concurrency) {}

  private static final String CONCURRENCY = "java/util/concurrent/";

  private final Layout layout;

  /** Whether methods that need no hook are copied as they are, which is faster. */
  private final boolean copies;

  private final NumberRanges ranges;

  public ClassInstrumenter(Layout layout) {
    this(layout, true);
  }

  ClassInstrumenter(Layout layout, boolean copies) {
    this(layout, copies, new NumberRanges());
  }

  ClassInstrumenter(Layout layout, boolean copies, NumberRanges ranges) {
    this.layout = layout;
    this.copies = copies;
    this.ranges = ranges;
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

  /** Rewrites a class that is about to be loaded. */
  public Result instrument(ClassLoader loader, byte[] original) {
    Subject subject = new Subject(original);
    if (subject.outline.isModule()) {
      return asItIs(original);
    }
    ClassInfo info = subject.data.register(loader);
    Numbers numbers = new RegisteredNumbers(info, subject.outline.name);
    return subject.rewritten(left -> numbers);
  }

  /**
   * Rewrites a class for JVMs to come: what {@link Template} links.
   *
   * @param recipe what tells this instrumentation from others
   * @param idle whether the class may also be loaded without being linked
   * @return the class as it is if it cannot be rewritten before its time
   */
  public Result prepare(byte[] original, String recipe, boolean idle) {
    Subject subject = new Subject(original);
    if (subject.outline.isModule()) {
      return asItIs(original);
    }
    String hooks = idle ? Template.IDLE_HOOKS : RegisteredNumbers.HOOKS;
    NumberRanges.Range range = idle ? ranges.own(subject.reader) : NumberRanges.any(subject.reader);
    RecordedNumbers[] numbers = new RecordedNumbers[1];
    Result result =
        subject.rewritten(
            left ->
                numbers[0] =
                    new RecordedNumbers(
                        range,
                        hooks,
                        recipe,
                        subject.data,
                        left,
                        subject.concurrency,
                        subject.hasReferences()));
    ranges.used(range, numbers[0].last());
    return subject.budget.hasConstants() ? result : asItIs(original); // numbers are constants here
  }

  private static Result asItIs(byte[] original) {
    return new Result(original, null, List.of(), Set.of());
  }

  /** A class file, and what is known of it before it is rewritten. */
  private final class Subject {
    final ClassReader reader;
    final ClassOutline outline;
    final ShadowFieldPlan plan;
    final ClassData data;
    final Set<String> concurrency;
    final boolean checked;
    final Map<String, Needs> needs = new HashMap<>();
    final LocalObjects locals;
    final Constructors constructors;
    final Map<String, ArrayPlan> arrays;
    final Map<String, SpanPlan> spans;
    final Budget budget = new Budget();

    Subject(byte[] original) {
      reader = new ClassReader(original);
      outline = new ClassOutline(reader);
      plan = new ShadowFieldPlan(outline, layout);
      if (!plan.fits()) {
        budget.dropFields();
      }
      constructors = Constructors.in(reader);
      data = ClassData.of(outline, plan, constructors);
      concurrency = outline.mentions(CONCURRENCY);
      checked = layout.checked().test(data.name());
      Set<String> withLocals = new HashSet<>();
      Set<String> withArrays = new HashSet<>();
      Set<String> withSpans = new HashSet<>();
      Needs.Scan scan = new Needs.Scan(reader, outline, layout, checked);
      outline.codes(
          (method, code) -> {
            Needs found = scan.of(code, method.startsWith("<init>"));
            needs.put(method, found);
            if (found.newObjects() || found.newArrays() && layout.gathers()) {
              withLocals.add(method);
            }
            if (found.arrays() && layout.watchesElements()) {
              withArrays.add(method);
            }
            if (found.spans()) {
              withSpans.add(method);
            }
          });
      locals =
          Optimization.LOCALS.isOn()
              ? LocalObjects.in(reader, layout.objects(), layout.gathers(), withLocals)
              : LocalObjects.none();
      withArrays.removeIf(locals::haveAllElements);
      needs.replaceAll(
          (method, found) -> withArrays.contains(method) ? found : found.withoutArrays());
      spans = SpanPlan.of(reader, outline, withSpans);
      arrays = ArrayPlan.of(reader, outline, withArrays, locals, spans, layout);
    }

    boolean hasReferences() {
      return needs.values().stream().anyMatch(Needs::references);
    }

    /** Tries with everything first, then with less of what is too large. */
    Result rewritten(Function<String, Numbers> numbers) {
      while (true) {
        String left = budget.left();
        Rewriting rewriting = new Rewriting(this, numbers.apply(left));
        try {
          byte[] bytes = rewriting.run();
          return new Result(bytes, left, outline.grownIn(bytes), concurrency);
        } catch (MethodTooLargeException e) {
          budget.reduce(e.getMethodName() + e.getDescriptor(), e);
        } catch (LimitExceededException e) {
          budget.reduce(rewriting.method, e);
        } catch (ClassTooLargeException e) {
          budget.reduce(e);
        }
      }
    }
  }

  /** One pass over a class file. */
  private final class Rewriting extends ClassVisitor {
    private final Subject subject;
    private final ClassOutline outline;
    private final Numbers numbers;
    private String source;

    /** Name and descriptor of the method that is being written. */
    private String method;

    Rewriting(Subject subject, Numbers numbers) {
      super(Opcodes.ASM9, new ClassWriter(subject.reader, ClassWriter.COMPUTE_MAXS));
      this.subject = subject;
      this.numbers = numbers;
      outline = subject.outline;
    }

    byte[] run() {
      subject.reader.accept(this, ClassReader.EXPAND_FRAMES);
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
      method = name + descriptor;
      MethodVisitor writer = super.visitMethod(access, name, descriptor, signature, exceptions);
      Needs needs = subject.needs.get(name + descriptor);
      Budget.Amount amount = subject.budget.of(name + descriptor);
      return needs == null
              || amount == Budget.Amount.NOTHING
              || isCopied(access, name, descriptor, needs)
          ? writer
          : hooked(writer, access, name, descriptor, needs, amount == Budget.Amount.EVERYTHING);
    }

    /** Whether there is nothing to do. */
    private boolean isCopied(int access, String name, String descriptor, Needs needs) {
      return copies
          && !needs.hooks()
          && !LoaderMethod.is(access, name, descriptor)
          && ((access & Opcodes.ACC_SYNCHRONIZED) == 0 || !layout.watchesLocks())
          && !outline.code(name, descriptor).isAnnotated()
          && !layout.watchesMethods()
          && !isEndOfObject(name, descriptor)
          && !(Guarded.mayBe(name, descriptor) && layout.watchesLocks())
          && !(layout.watchesOrder()
              && outline.mayInitialize()
              && (name.startsWith("<") || (access & Opcodes.ACC_STATIC) != 0));
    }

    /** Whether the method is at one of the ends of an object that may have a finalizer. */
    private boolean isEndOfObject(String name, String descriptor) {
      return layout.watchesOrder()
          && (name.equals("<init>") && outline.mayHaveAnEnd()
              || name.equals(ClassOutline.FINALIZER) && descriptor.equals("()V"));
    }

    /**
     * The steps of a method's rewriting, in the order an instruction meets them, as far as the
     * method needs them.
     */
    private MethodVisitor hooked(
        MethodVisitor writer,
        int access,
        String name,
        String descriptor,
        Needs needs,
        boolean fits) {
      boolean checked = subject.checked && fits;
      ClassOutline.Code code = outline.code(name, descriptor);
      Hooked out =
          new Hooked(writer, outline.hasFrames(), code.locals(), subject.budget.hasConstants());
      MethodContext context =
          new MethodContext(
              outline, layout, numbers, source, access, name, descriptor, code.bytes(), out);
      MethodVisitor step =
          new BoundaryInstrumenter(
              out, context, numbers.ofClass(), needs.hooks() && needs.thread());
      if (code.isAnnotated()) {
        step = new AnnotationInstrumenter(step, context);
      }
      if (needs.calls()) {
        step = new CallInstrumenter(step, context, checked, subject.locals);
      }
      if (needs.handles()) {
        step = new HandleInstrumenter(step, context, checked);
      }
      if (needs.references() && checked && numbers.areFinal()) {
        step = new ReferenceInstrumenter(step, context, layout.objects());
      }
      if (needs.objects() && checked) {
        step = new ObjectInstrumenter(step, context, layout.objects(), subject.locals);
      }
      if (needs.monitors()) {
        step = new MonitorInstrumenter(step, context);
      }
      BitSet unseen =
          context.isConstructor() && Optimization.STAMPS.isOn()
              ? subject.constructors.unseenWrites(descriptor)
              : new BitSet();
      if (needs.accesses()) {
        SpanPlan spans =
            checked
                ? subject.spans.getOrDefault(name + descriptor, SpanPlan.EMPTY)
                : SpanPlan.EMPTY;
        step = new AccessInstrumenter(step, context, checked, unseen, spans);
        if (checked && needs.arrays()) {
          step = new ArrayInstrumenter(step, context, subject.arrays.get(name + descriptor));
        }
        if (spans.hoists()) {
          step = new HoistInstrumenter(step, context, spans);
        }
      }
      if (needs.accesses() && checked && layout.values()) {
        step = new ValueInstrumenter(step, context, unseen);
      }
      if (layout.watchesMethods() && fits) {
        step = new CallerInstrumenter(step, context);
      }
      step = context.informed(step);
      if (outline.hasFrames() && (needs.types() || needs.accesses())) {
        AnalyzerAdapter analyzer =
            new AnalyzerAdapter(outline.name, access, name, descriptor, step);
        context.follow(analyzer);
        step = analyzer;
      }
      return step;
    }

    @Override
    public void visitEnd() {
      if (subject.budget.hasFields()) {
        subject.plan.addTo(cv);
      }
      numbers.addTo(cv);
      super.visitEnd();
    }
  }
}
