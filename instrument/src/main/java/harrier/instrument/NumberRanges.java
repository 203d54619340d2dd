package harrier.instrument;

import harrier.shadow.Numbered;
import org.objectweb.asm.ClassReader;

/**
 * Finds numbers for classes that are instrumented before they run: such that none of the class's
 * own constants is among them, and, as long as there are enough, that no other class has them.
 */
final class NumberRanges {
  /**
   * Numbers of one class.
   *
   * @param ofClass that of the class itself
   * @param base those of what it does come behind this one
   */
  record Range(int ofClass, int base) {
    /** Whether no other class has them. */
    boolean isOwn() {
      return base < Numbered.FIRST_UNCLAIMED;
    }
  }

  /** No class has as many. */
  private static final int MOST = 1 << 16;

  /** Threads keep a bit for each class, so there are not too many. */
  private static final int CLASSES = 1 << 15;

  private int nextClass;
  private int nextBase;

  NumberRanges() {
    this(CLASSES, 2 * CLASSES);
  }

  /** Begins with other numbers than usual. */
  NumberRanges(int firstClass, int firstBase) {
    nextClass = firstClass;
    nextBase = firstBase;
  }

  /** A range that no other class has, if that can be. */
  Range own(ClassReader reader) {
    boolean hasRoom = nextClass < 2 * CLASSES && nextBase + MOST <= Numbered.FIRST_UNCLAIMED;
    return hasRoom && isFree(reader, nextClass, 1) && isFree(reader, nextBase, MOST)
        ? new Range(nextClass, nextBase)
        : any(reader);
  }

  /** Tells which was the last number used of a range. */
  void used(Range range, int last) {
    if (range.isOwn()) {
      nextClass = range.ofClass() + 1;
      nextBase = last;
    }
  }

  /** A range for a class that will be given other numbers when it is loaded. */
  static Range any(ClassReader reader) {
    int first = Numbered.FIRST_UNCLAIMED;
    while (!isFree(reader, first, MOST)) {
      first += MOST;
    }
    return new Range(first, first);
  }

  private static boolean isFree(ClassReader reader, int first, int count) {
    for (int i = 1; i < reader.getItemCount(); i++) {
      int at = reader.getItem(i);
      if (at > 0 && reader.readByte(at - 1) == ClassFile.INTEGER) {
        int value = reader.readInt(at);
        if (value >= first && value < first + count) {
          return false;
        }
      }
    }
    return true;
  }
}
