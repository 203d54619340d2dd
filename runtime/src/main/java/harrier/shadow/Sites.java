package harrier.shadow;

import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/** All sites by number. Instrumented code carries the number; the compiler sees the site. */
public final class Sites {
  private static final int CHUNK_BITS = 11;
  private static final int CHUNK = 1 << CHUNK_BITS;

  /** An element is set once, under the lock; null as long as nobody has asked for its site. */
  @Stable private static final Site[][] TABLE = new Site[AccessWord.MAX_SITE / CHUNK + 1][];

  /** Where sites come from that nobody has asked for. Its lock guards all that is here. */
  private static final Reserved<Source> RESERVED = new Reserved<>();

  /** Next number. Guarded by the lock. */
  private static int next = 1;

  static {
    TABLE[0] = new Site[CHUNK];
    TABLE[0][0] = Site.UNKNOWN;
  }

  private Sites() {}

  /** Knows sites that are made when they are first asked for. */
  public interface Source {
    /** Called inside hooks: no lambda, nothing that synchronizes. */
    Site site(int index, int id);
  }

  @ForceInline
  public static Site at(int id) {
    Site site = TABLE[id >>> CHUNK_BITS][id & (CHUNK - 1)];
    return site != null ? site : make(id);
  }

  @DontInline
  private static Site make(int id) {
    RESERVED.enter();
    try {
      Site[] chunk = TABLE[id >>> CHUNK_BITS];
      int at = id & (CHUNK - 1);
      if (chunk[at] == null) {
        Site made = RESERVED.sourceOf(id).site(RESERVED.indexOf(id), id);
        Memory.storeFence(); // others read the element without the lock
        chunk[at] = made;
      }
      return chunk[at];
    } catch (Throwable noRoom) {
      return Site.UNKNOWN; // whatever it is, it is not the target's
    } finally {
      RESERVED.leave();
    }
  }

  /** Makes a site. Beyond four million of them there is only {@link Site#UNKNOWN}. */
  public static Site add(
      String className,
      String method,
      String file,
      int line,
      Site.Op op,
      String owner,
      String field,
      String descriptor) {
    RESERVED.enter();
    try {
      int id = take(1);
      if (id == Site.UNKNOWN.id) {
        return Site.UNKNOWN;
      }
      Site site = new Site(id, className, method, file, line, op, owner, field, descriptor);
      TABLE[id >>> CHUNK_BITS][id & (CHUNK - 1)] = site;
      return site;
    } finally {
      RESERVED.leave();
    }
  }

  /** Makes a site where no field is accessed. */
  public static Site add(String className, String method, String file, int line, Site.Op op) {
    return add(className, method, file, line, op, null, null, null);
  }

  /**
   * Gives numbers to sites that are made when they are first asked for, and answers the first of
   * them; that of {@link Site#UNKNOWN} if there is no room for all.
   */
  public static int reserve(int count, Source source) {
    RESERVED.enter();
    try {
      int first = take(count);
      if (first != Site.UNKNOWN.id && count > 0) {
        RESERVED.add(first, source);
      }
      return first;
    } finally {
      RESERVED.leave();
    }
  }

  private static int take(int count) {
    if (next + count - 1 > AccessWord.MAX_SITE) {
      return Site.UNKNOWN.id;
    }
    int first = next;
    next += count;
    for (int chunk = first >>> CHUNK_BITS; chunk <= (next - 1) >>> CHUNK_BITS; chunk++) {
      if (TABLE[chunk] == null) {
        TABLE[chunk] = new Site[CHUNK];
      }
    }
    return first;
  }
}
