package catalogue.methods;

import baton.Threads;

/** A call through a generic superclass reaches the field by a bridge method. */
final class GenericBridge {
  private static class Cell<T> {
    T value;

    void set(T newValue) {
      value = newValue;
    }
  }

  private static final class NumberCell extends Cell<Integer> {
    @Override
    void set(Integer newValue) {
      value = newValue; // race value
    }
  }

  public static void main(String[] args) {
    Cell<Integer> cell = new NumberCell();
    Threads.together(() -> cell.set(1), () -> cell.set(2));
  }
}
