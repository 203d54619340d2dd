package catalogue.initialization;

import baton.Threads;

/** The object of a holder is safe to read, but not to write. */
final class HolderChanged {
  private static final class Holder {
    static final HolderChanged INSTANCE = new HolderChanged();
  }

  private int value = 42;

  static void change() {
    Holder.INSTANCE.value++; // race value
  }

  public static void main(String[] args) {
    Threads.together(HolderChanged::change, HolderChanged::change);
  }
}
