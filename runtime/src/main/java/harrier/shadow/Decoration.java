package harrier.shadow;

import java.util.function.Function;

/**
 * A map from threads or locks to a tool's values, stored in the keys themselves.
 *
 * <p>A value may be read from any thread; who may write it is the tool's decision.
 */
public final class Decoration<K extends Decoratable, V> {
  private static final Counter NEXT = new Counter(0);

  private final int index = NEXT.next();
  private final Function<? super K, ? extends V> initial;

  /** A decoration whose value for a key nobody has set yet is {@code initial} of that key. */
  public static <K extends Decoratable, V> Decoration<K, V> startingWith(
      Function<? super K, ? extends V> initial) {
    return new Decoration<>(initial);
  }

  private Decoration(Function<? super K, ? extends V> initial) {
    this.initial = initial;
  }

  @SuppressWarnings("unchecked")
  public V get(K key) {
    Object value = key.decoration(index);
    return value != null ? (V) value : first(key);
  }

  public void set(K key, V value) {
    key.decorate(index, value);
  }

  @SuppressWarnings("unchecked")
  private V first(K key) {
    synchronized (key) {
      Object value = key.decoration(index);
      if (value == null) {
        value = initial.apply(key);
        key.decorate(index, value);
      }
      return (V) value;
    }
  }
}
