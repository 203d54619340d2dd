package harrier.shadow;

/** Something tools can attach values to, each in its own {@link Decoration}. */
public abstract class Decoratable {
  private static final Values NONE = new Values(0);

  /** Grown under this object's lock, read without it. */
  private volatile Values values = NONE;

  /**
   * Values by decoration index.
   *
   * @param first the least index: the decorations of one chain are neighbours, wherever they begin
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Values(int first, Object... all) {
    boolean has(int index) {
      return index >= first && index - first < all.length;
    }

    /** The same with room for one more index. */
    Values with(int index) {
      int start = all.length == 0 ? index : Math.min(first, index);
      int end = Math.max(first + all.length, index + 1);
      Object[] more = new Object[end - start];
      System.arraycopy(all, 0, more, all.length == 0 ? 0 : first - start, all.length);
      return new Values(start, more);
    }
  }

  final Object decoration(int index) {
    Values present = values;
    return present.has(index) ? present.all[index - present.first] : null;
  }

  final void decorate(int index, Object value) {
    synchronized (this) {
      Values present = values;
      Values enough = present.has(index) ? present : present.with(index);
      enough.all[index - enough.first] = value;
      values = enough;
    }
  }
}
