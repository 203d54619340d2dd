package harrier.hook;

import harrier.shadow.Memory;

/**
 * Segments of memory, as JDK 22 and later have them: what lies where in one.
 *
 * <p>Their classes are the JDK's own and have no names for us, hence the fields by name.
 */
final class Segments {
  private static final int SINCE = 22;

  private static final Class<?> SEGMENT = named("AbstractMemorySegmentImpl");
  private static final Class<?> HEAP = named("HeapMemorySegmentImpl");
  private static final long LENGTH = at(SEGMENT, "length");
  private static final long ARRAY = at(HEAP, "base");
  private static final long START = at(HEAP, "offset");
  private static final long ADDRESS = at(named("NativeMemorySegmentImpl"), "min");

  private Segments() {}

  private static Class<?> named(String name) {
    try {
      return Runtime.version().feature() < SINCE
          ? null
          : Class.forName("jdk.internal.foreign." + name, false, null);
    } catch (ClassNotFoundException unknown) {
      return null;
    }
  }

  private static long at(Class<?> type, String field) {
    return type == null ? -1 : Memory.offsetOf(type, field);
  }

  static boolean isSegment(Object object) {
    return SEGMENT != null && SEGMENT.isInstance(object);
  }

  /** Bytes of a segment: those of its array, or a place outside the heap. */
  static Reached reach(Object segment, long at, int bytes) {
    if (!isSegment(segment) || at < 0 || at > Memory.getLong(segment, LENGTH) - bytes) {
      return null;
    }
    return HEAP.isInstance(segment)
        ? Reached.bytes(
            Memory.getReference(segment, ARRAY), Memory.getLong(segment, START) + at, bytes)
        : Reached.outside(Memory.getLong(segment, ADDRESS) + at);
  }

  /**
   * How a handle finds its place in a segment from the numbers that come after it.
   *
   * @param start what is added to them
   * @param strides by what each is multiplied
   * @param bytes how many it accesses
   */
  record Path(long start, long[] strides, int bytes) {
    private static final Class<?> LAYOUT_PATH = named("LayoutPath");
    private static final long OFFSET = Segments.at(LAYOUT_PATH, "offset");
    private static final long STRIDES = Segments.at(LAYOUT_PATH, "strides");
    private static final long LAYOUT = Segments.at(LAYOUT_PATH, "layout");
    private static final long POINTERS = Segments.at(LAYOUT_PATH, "derefAdapters");
    private static final long SIZE = Segments.at(named("layout.AbstractLayout"), "byteSize");

    /** The way the JDK describes it; null for one that leads through pointers. */
    static Path of(Object path) {
      if (((Object[]) Memory.getReference(path, POINTERS)).length > 0) {
        return null;
      }
      long[] inside = (long[]) Memory.getReference(path, STRIDES);
      long[] strides = new long[inside.length + 1];
      strides[0] = 1; // where it starts comes first
      System.arraycopy(inside, 0, strides, 1, inside.length);
      int bytes = (int) sizeOf(Memory.getReference(path, LAYOUT));
      return new Path(Memory.getLong(path, OFFSET), strides, bytes);
    }

    static long sizeOf(Object layout) {
      return Memory.getLong(layout, SIZE);
    }

    /** What one of the numbers adds to the place. */
    long add(int dimension, long number) {
      return dimension < strides.length ? strides[dimension] * number : 0;
    }

    /** The same with one of the numbers given once and for all. */
    Path with(int dimension, long number) {
      long[] others = new long[strides.length - 1];
      System.arraycopy(strides, 0, others, 0, dimension);
      System.arraycopy(strides, dimension + 1, others, dimension, others.length - dimension);
      return new Path(start + add(dimension, number), others, bytes);
    }

    /** The same where an index follows the first number. */
    Path indexed(long stride) {
      long[] more = new long[strides.length + 1];
      more[0] = strides[0];
      more[1] = strides[0] * stride;
      System.arraycopy(strides, 1, more, 2, strides.length - 1);
      return new Path(start, more, bytes);
    }
  }
}
