package catalogue.fields;

import baton.Threads;

/** The way to a racy field leads through fields that nobody writes any more. */
final class NestedObjects {
  static final class Leaf {
    int value;
  }

  static final class Branch {
    Leaf leaf = new Leaf();
  }

  private Branch branch = new Branch();

  public static void main(String[] args) {
    NestedObjects tree = new NestedObjects();
    Threads.together(
        () -> tree.branch.leaf.value = 1, // race value
        () -> tree.branch.leaf.value = 2); // race value
  }
}
