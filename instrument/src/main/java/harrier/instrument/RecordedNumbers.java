package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.ObjectCall;
import harrier.shadow.Site;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ByteVector;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/**
 * Numbers that hold only within the class, each a constant of its own, and a table of what they
 * mean: {@link Template} replaces them by those of the JVM that loads the class.
 */
final class RecordedNumbers implements Numbers {
  private final String hooks;
  private final String recipe;
  private final ClassData type;
  private final String left;
  private final Set<String> concurrency;
  private final boolean hasReferences;
  private final NumberRanges.Range range;

  /** Texts by their index in the table. */
  private final Map<String, Integer> texts = new LinkedHashMap<>();

  private final ByteArrayOutputStream entries = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(entries);
  private int count;

  /**
   * @param range the numbers to use
   * @param hooks the package of the hooks to call
   * @param left why some code was left as it is, or null
   * @param hasReferences whether methods may be referred to that have to be watched
   */
  RecordedNumbers(
      NumberRanges.Range range,
      String hooks,
      String recipe,
      ClassData type,
      String left,
      Set<String> concurrency,
      boolean hasReferences) {
    this.hooks = hooks;
    this.recipe = recipe;
    this.type = type;
    this.left = left;
    this.concurrency = concurrency;
    this.hasReferences = hasReferences;
    this.range = range;
  }

  /** The last number given out. */
  int last() {
    return range.base() + count;
  }

  @Override
  public String hooks() {
    return hooks;
  }

  @Override
  public boolean areFinal() {
    return false;
  }

  @Override
  public int ofClass() {
    return range.ofClass();
  }

  @Override
  public int ofSite(
      String method,
      String source,
      int line,
      Site.Op op,
      String owner,
      String field,
      String descriptor) {
    return write(
        Meanings.SITE,
        method,
        source,
        line,
        op,
        owner == null ? null : MethodContext.binary(owner),
        field,
        descriptor,
        0);
  }

  @Override
  public int ofCall(String method, String source, int line, String owner, ObjectCall.Form form) {
    return write(
        Meanings.CALL
            | (form.isSpecial() ? Meanings.SPECIAL : 0)
            | (form.isConfined() ? Meanings.CONFINED : 0),
        method,
        source,
        line,
        Site.Op.CALL,
        form.fixed() == null ? null : owner,
        form.method(),
        form.descriptor(),
        form.arguments());
  }

  /** Writes a record of {@link Meanings}. */
  private int write(
      int kind,
      String method,
      String source,
      int line,
      Site.Op op,
      String owner,
      String member,
      String descriptor,
      int arguments) {
    run(
        () -> {
          out.writeByte(kind);
          out.writeByte(op.ordinal());
          out.writeInt(line);
          out.writeInt(arguments);
          text(method);
          text(source);
          text(owner);
          text(member);
          text(descriptor);
        });
    return range.base() + ++count;
  }

  private void text(String text) throws IOException {
    out.writeShort(text == null ? 0 : texts.computeIfAbsent(text, t -> texts.size() + 1));
  }

  /** Something written to memory. */
  private interface Writing {
    void run() throws IOException;
  }

  private static void run(Writing writing) {
    try {
      writing.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The table becomes an attribute of the class. */
  @Override
  public void addTo(ClassVisitor visitor) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    DataOutputStream table = new DataOutputStream(content);
    run(
        () -> {
          write(table, recipe);
          table.writeBoolean(hooks.equals(Template.IDLE_HOOKS));
          table.writeBoolean(hasReferences);
          write(table, type.name());
          ClassInfo.Declared declared = type.declared();
          table.writeBoolean(declared.isInterface());
          table.writeBoolean(declared.isTop());
          table.writeBoolean(declared.declaresClone());
          table.writeBoolean(declared.declaresFinalizer());
          table.writeBoolean(declared.hasInitializer());
          table.writeBoolean(declared.isInitializedWithSubtypes());
          table.writeBoolean(declared.keepsThis());
          write(table, declared.supertypes());
          table.writeShort(declared.fields().size());
          for (var field : declared.fields()) {
            write(table, field.name());
            write(table, field.descriptor());
            table.writeBoolean(field.isStatic());
            table.writeBoolean(field.isVolatile());
            table.writeInt(field.number());
          }
          write(table, declared.methods());
          write(table, left == null ? "" : left);
          write(table, concurrency);
          table.writeInt(range.ofClass());
          table.writeInt(range.base());
          table.writeInt(count);
          write(out, texts.keySet());
          table.writeInt(entries.size());
          table.write(entries.toByteArray());
        });
    visitor.visitAttribute(new Table(content.toByteArray()));
  }

  private static void write(DataOutputStream table, Collection<String> all) throws IOException {
    table.writeShort(all.size());
    for (String each : all) {
      write(table, each);
    }
  }

  private static void write(DataOutputStream table, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    table.writeInt(bytes.length);
    table.write(bytes);
  }

  /** The finished attribute. */
  private static final class Table extends Attribute {
    private final byte[] content;

    Table(byte[] content) {
      super(Template.ATTRIBUTE);
      this.content = content;
    }

    @Override
    protected ByteVector write(
        ClassWriter writer, byte[] code, int codeLength, int maxStack, int maxLocals) {
      return new ByteVector(content.length).putByteArray(content, 0, content.length);
    }
  }
}
