package harrier.instrument;

import harrier.hook.ClassInfo;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * A class that was instrumented before the JVM that loads it started, with a table of what the
 * numbers in its code mean. Linking registers them and puts the numbers of this JVM in their place.
 *
 * <p>Only constants change: neither code nor frames are looked at. The constants are found by their
 * values, so that it does not matter if somebody has written the class anew in between.
 */
public final class Template {
  static final String ATTRIBUTE = "harrier.Numbers";

  /**
   * Hooks that do nothing: what an instrumented class calls until it is linked. The name is as long
   * as that of the hooks they stand for.
   */
  static final String IDLE_HOOKS = "harrier/idle/";

  private static final byte[] IDLE = IDLE_HOOKS.getBytes(StandardCharsets.UTF_8);
  private static final byte[] HOOKS = RegisteredNumbers.HOOKS.getBytes(StandardCharsets.UTF_8);

  private final byte[] bytes;
  private final ClassFile file;
  private final ByteBuffer table;
  private final String recipe;
  private final boolean isIdle;
  private final boolean hasReferences;

  private Template(byte[] bytes, ClassFile file, int table) {
    this.bytes = bytes;
    this.file = file;
    this.table = ByteBuffer.wrap(bytes).position(table);
    recipe = text();
    isIdle = flag();
    hasReferences = flag();
  }

  /** The template that a class file is, or null if it is an ordinary one. */
  public static Template in(byte[] bytes) {
    ClassFile file = new ClassFile(bytes);
    int table = file.attribute(ATTRIBUTE);
    return table < 0 ? null : new Template(bytes, file, table);
  }

  /** What the class was instrumented for. */
  public String recipe() {
    return recipe;
  }

  /**
   * The class with the numbers of this JVM. To be called once.
   *
   * @param layout of this run
   * @param checked whether its memory accesses count; else it is as if it were excluded
   * @param keeps whether it may keep its numbers and its idle hooks, which are awake; then the
   *     result has no bytes
   */
  public ClassInstrumenter.Result link(
      ClassLoader loader, Layout layout, boolean checked, boolean keeps) {
    ClassData data = classData();
    String left = text();
    Collection<String> concurrency = texts();
    NumberRanges.Range range = new NumberRanges.Range(table.getInt(), table.getInt());
    boolean mayKeep = keeps && checked && isIdle && !hasReferences && range.isOwn();
    ClassInfo info = mayKeep ? data.register(loader, range.ofClass()) : data.register(loader);
    Meanings meanings = new Meanings(info, table, layout.objects());
    if (mayKeep && info.number == range.ofClass() && meanings.claim(range.base() + 1)) {
      return new ClassInstrumenter.Result(
          null, left.isEmpty() ? null : left, List.of(), concurrency);
    }
    byte[] linked = numbered(range, info.number, meanings.register());
    if (isIdle) {
      linked = checked ? awake(linked) : unchecked(linked);
    }
    if (hasReferences && checked) {
      linked = new ReferenceLinker(linked, layout, info).linked();
    }
    return new ClassInstrumenter.Result(
        linked, left.isEmpty() ? null : left, List.of(), concurrency);
  }

  private ClassData classData() {
    String name = text();
    boolean isInterface = flag();
    boolean isTop = flag();
    boolean declaresClone = flag();
    boolean declaresFinalizer = flag();
    boolean hasInitializer = flag();
    boolean isInitializedWithSubtypes = flag();
    boolean keepsThis = flag();
    List<String> supertypes = texts();
    int count = table.getShort();
    List<ClassInfo.Field> fields = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      fields.add(new ClassInfo.Field(text(), text(), flag(), flag(), table.getInt()));
    }
    return new ClassData(
        name,
        new ClassInfo.Declared(
            isInterface,
            isTop,
            declaresClone,
            declaresFinalizer,
            hasInitializer,
            isInitializedWithSubtypes,
            keepsThis,
            supertypes,
            fields,
            Set.copyOf(texts())));
  }

  /** A copy with the constants of the table replaced. */
  private byte[] numbered(NumberRanges.Range range, int ofClass, int[] numbers) {
    byte[] copy = bytes.clone();
    ByteBuffer out = ByteBuffer.wrap(copy);
    for (int i = 1; i < file.constantCount(); i++) {
      if (file.tag(i) == ClassFile.INTEGER) {
        int at = file.constant(i) + 1;
        int value = file.readInt(at);
        int index = value - range.base() - 1;
        if (value == range.ofClass()) {
          out.putInt(at, ofClass);
        } else if (index >= 0 && index < numbers.length) {
          out.putInt(at, numbers[index]);
        }
      }
    }
    return copy;
  }

  /** Has it call the hooks of the runtime in place of the idle ones, whose names are as long. */
  private byte[] awake(byte[] linked) {
    for (int i = 1; i < file.constantCount(); i++) {
      if (isIdle(i)) {
        System.arraycopy(HOOKS, 0, linked, file.constant(i) + 3, HOOKS.length);
      }
    }
    return linked;
  }

  /** A copy that calls the hooks of the runtime, but not those that check accesses. */
  private byte[] unchecked(byte[] linked) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(linked.length + 64);
    int done = 0;
    for (int i = 1; i < file.constantCount(); i++) {
      if (isIdle(i)) {
        int at = file.constant(i);
        int length = file.readShort(at + 1);
        String name =
            new String(bytes, at + 3 + IDLE.length, length - IDLE.length, StandardCharsets.UTF_8);
        byte[] awake = (RegisteredNumbers.HOOKS + unchecked(name)).getBytes(StandardCharsets.UTF_8);
        out.write(linked, done, at + 1 - done);
        out.write(awake.length >> 8);
        out.write(awake.length);
        out.writeBytes(awake);
        done = at + 3 + length;
      }
    }
    out.write(linked, done, linked.length - done);
    return out.toByteArray();
  }

  /** Whether a constant is the name of idle hooks. */
  private boolean isIdle(int constant) {
    int at = file.constant(constant);
    if (file.tag(constant) != ClassFile.UTF8 || file.readShort(at + 1) <= IDLE.length) {
      return false;
    }
    int text = at + 3;
    return Arrays.equals(bytes, text, text + IDLE.length, IDLE, 0, IDLE.length);
  }

  private static String unchecked(String hooks) {
    return switch (hooks) {
      case "WordHooks", "ReferenceHooks", "ArrayHooks" -> "ExcludedHooks";
      default -> hooks;
    };
  }

  // Reading the table.

  private boolean flag() {
    return table.get() != 0;
  }

  private String text() {
    int length = table.getInt();
    String text = new String(bytes, table.position(), length, StandardCharsets.UTF_8);
    table.position(table.position() + length);
    return text;
  }

  private List<String> texts() {
    int count = table.getShort() & 0xFFFF;
    List<String> all = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      all.add(text());
    }
    return all;
  }
}
