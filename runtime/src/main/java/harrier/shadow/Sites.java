package harrier.shadow;

import jdk.internal.vm.annotation.ForceInline;

/** All sites by number. Beyond four million of them there is only {@link Site#UNKNOWN}. */
public final class Sites {
  private static final Numbered<Site> ALL = new Numbered<>(Site.UNKNOWN);

  private Sites() {}

  @ForceInline
  public static Site at(int id) {
    return ALL.at(id);
  }

  /** Makes a site. */
  public static Site add(
      String className,
      String method,
      String file,
      int line,
      Site.Op op,
      String owner,
      String field,
      String descriptor) {
    return ALL.add(new Description(className, method, file, line, op, owner, field, descriptor));
  }

  /** No lambda: hooks make sites too. */
  private record Description(
      String className,
      String method,
      String file,
      int line,
      Site.Op op,
      String owner,
      String field,
      String descriptor)
      implements Numbered.Source<Site> {
    @Override
    public Site make(int index, int id) {
      return new Site(id, className, method, file, line, op, owner, field, descriptor);
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
  public static int reserve(int count, Numbered.Source<Site> source) {
    return ALL.reserve(count, source);
  }

  /** Reserves numbers that were chosen before; answers whether they were free. */
  public static boolean claim(int first, int count, Numbered.Source<Site> source) {
    return ALL.claim(first, count, source);
  }

  /** Leaves room for numbers that will be claimed. */
  public static void leaveRoom() {
    ALL.leaveRoom();
  }
}
