package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/** All sites by number. Instrumented code carries the number; the compiler sees the site. */
public final class Sites {
  private static final int CHUNK_BITS = 11;
  private static final int CHUNK = 1 << CHUNK_BITS;

  /** Filled front to back under the class's lock; an element never changes once set. */
  @Stable private static final Site[][] TABLE = new Site[AccessWord.MAX_SITE / CHUNK + 1][];

  /** Next number. Guarded by the class's lock. */
  private static int next = 1;

  static {
    TABLE[0] = new Site[CHUNK];
    TABLE[0][0] = Site.UNKNOWN;
  }

  private Sites() {}

  @ForceInline
  public static Site at(int id) {
    return TABLE[id >>> CHUNK_BITS][id & (CHUNK - 1)];
  }

  /** Makes a site. Beyond four million of them there is only {@link Site#UNKNOWN}. */
  public static synchronized Site add(
      String className,
      String method,
      String file,
      int line,
      Site.Op op,
      String owner,
      String field,
      String descriptor) {
    if (next > AccessWord.MAX_SITE) {
      return Site.UNKNOWN;
    }
    int id = next++;
    if (TABLE[id >>> CHUNK_BITS] == null) {
      TABLE[id >>> CHUNK_BITS] = new Site[CHUNK];
    }
    Site site = new Site(id, className, method, file, line, op, owner, field, descriptor);
    TABLE[id >>> CHUNK_BITS][id & (CHUNK - 1)] = site;
    return site;
  }

  /** Makes a site where no field is accessed. */
  public static Site add(String className, String method, String file, int line, Site.Op op) {
    return add(className, method, file, line, op, null, null, null);
  }
}
