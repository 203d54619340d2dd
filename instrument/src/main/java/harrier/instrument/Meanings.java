package harrier.instrument;

import harrier.hook.ClassInfo;
import harrier.hook.ObjectCall;
import harrier.instrument.model.Models;
import harrier.instrument.model.ObjectModels;
import harrier.shadow.Memory;
import harrier.shadow.Numbered;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.objectweb.asm.Opcodes;

/**
 * What the numbers of a class that was instrumented earlier mean. Most are never used, so what a
 * record says is looked at when its number first is.
 *
 * <p>A record is: what it is and its flags, operation (bytes), line, arguments of a call
 * (integers), method, source file, owner, field or method called, descriptor (each the place of a
 * text in the list, or 0 for none).
 */
final class Meanings implements Numbered.Source<Site>, ObjectCall.Source {
  // The first byte of a record.
  static final int SITE = 0;
  static final int CALL = 1;
  static final int SPECIAL = 2;
  static final int CONFINED = 4;

  // Where the parts of a record are.
  private static final int OP = 1;
  private static final int LINE = 2;
  private static final int ARGUMENTS = 6;
  private static final int METHOD = 10;
  private static final int SOURCE = 12;
  private static final int OWNER = 14;
  private static final int MEMBER = 16;
  private static final int DESCRIPTOR = 18;
  private static final int SIZE = 20;

  private static final Site.Op[] OPS = Site.Op.values();

  private final ClassInfo info;
  private final ObjectModels objects;
  private final int count;

  /** The records, then the texts. */
  private final ByteBuffer table;

  /** The records of calls; null if a call has the number of its record. */
  private int[] calls;

  private int firstSite;

  /** Null until one is needed; made by several threads, if so, all alike. */
  private String[] texts;

  /**
   * @param table stands before the number of records, and is not kept
   */
  Meanings(ClassInfo info, ByteBuffer table, ObjectModels objects) {
    this.info = info;
    this.objects = objects;
    count = table.getInt();
    byte[] own = new byte[table.getInt()];
    table.get(own);
    this.table = ByteBuffer.wrap(own);
  }

  /**
   * Takes the numbers that the class has.
   *
   * @param first that of the first record
   * @return whether they were free
   */
  boolean claim(int first) {
    firstSite = first;
    return count == 0
        || Sites.claim(firstSite, count, this) && ObjectCall.claim(firstSite, count, this);
  }

  /** Answers the numbers of this JVM, one for each record. */
  int[] register() {
    int[] numbers = new int[count];
    firstSite = Sites.reserve(count, this);
    int[] found = new int[count];
    int foundCalls = 0;
    for (int i = 0; i < count; i++) {
      numbers[i] = siteOf(i);
      if ((kind(i) & CALL) != 0) {
        found[foundCalls++] = i;
      }
    }
    calls = Arrays.copyOf(found, foundCalls);
    int firstCall = ObjectCall.reserve(foundCalls, this);
    for (int i = 0; i < foundCalls; i++) {
      numbers[calls[i]] = firstCall == 0 ? 0 : firstCall + i;
    }
    return numbers;
  }

  private int kind(int record) {
    return table.get(record * SIZE);
  }

  private int siteOf(int record) {
    return firstSite == Site.UNKNOWN.id ? firstSite : firstSite + record;
  }

  @Override
  public Site make(int index, int id) {
    int at = index * SIZE;
    boolean isCall = (kind(index) & CALL) != 0;
    return new Site(
        id,
        info.name(),
        text(at + METHOD),
        text(at + SOURCE),
        table.getInt(at + LINE),
        OPS[table.get(at + OP)],
        isCall ? null : text(at + OWNER),
        isCall ? null : text(at + MEMBER),
        isCall ? null : text(at + DESCRIPTOR));
  }

  @Override
  public int siteOfCall(int index) {
    return siteOf(recordOfCall(index));
  }

  private int recordOfCall(int index) {
    return calls == null ? index : calls[index];
  }

  @Override
  public ObjectCall.Form form(int index) {
    int record = recordOfCall(index);
    int at = record * SIZE;
    int kind = kind(record);
    String owner = text(at + OWNER);
    String name = text(at + MEMBER);
    String descriptor = text(at + DESCRIPTOR);
    ObjectModels.Use use =
        owner == null || objects == null
            ? null
            : objects.use(
                name.equals("<init>") ? Opcodes.INVOKESPECIAL : Opcodes.INVOKESTATIC,
                owner,
                name,
                descriptor);
    return new ObjectCall.Form(
        name,
        descriptor,
        Models.simpleTypes(descriptor),
        (kind & SPECIAL) != 0,
        (kind & CONFINED) != 0,
        use == null ? null : use.fixed(),
        table.getInt(at + ARGUMENTS));
  }

  private String text(int at) {
    int place = table.getShort(at) & 0xFFFF;
    if (place == 0) {
      return null;
    }
    String[] all = texts;
    if (all == null) {
      all = texts();
      Memory.storeFence(); // others read them without a lock
      texts = all;
    }
    return all[place - 1];
  }

  private String[] texts() {
    int at = count * SIZE;
    String[] all = new String[table.getShort(at) & 0xFFFF];
    at += Short.BYTES;
    for (int i = 0; i < all.length; i++) {
      int length = table.getInt(at);
      at += Integer.BYTES;
      all[i] = new String(table.array(), at, length, StandardCharsets.UTF_8);
      at += length;
    }
    return all;
  }
}
