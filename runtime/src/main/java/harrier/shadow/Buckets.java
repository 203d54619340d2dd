package harrier.shadow;

/**
 * An array whose elements are published to those who read them. Not the JDK's atomic array: that
 * calls hooks.
 */
final class Buckets<E> {
  private final Object[] elements;

  Buckets(int length) {
    elements = new Object[length];
  }

  int length() {
    return elements.length;
  }

  @SuppressWarnings("unchecked")
  E get(int i) {
    return (E) Memory.getReference(elements, at(i));
  }

  void set(int i, E element) {
    Memory.putReferenceRelease(elements, at(i), element);
  }

  private static long at(int i) {
    return Memory.REFERENCES + i * Memory.REFERENCE_SIZE;
  }
}
