package catalogue.fields;

import baton.Baton;
import baton.Threads;

/** An object gets to another thread by a race; its final field is safe to read all the same. */
final class FinalFieldUnsafelyPublished {
  private static final Baton baton = new Baton();
  private static FinalFieldUnsafelyPublished shared;

  private final int value;

  FinalFieldUnsafelyPublished(int value) {
    this.value = value;
  }

  static void publish() {
    shared = new FinalFieldUnsafelyPublished(42); // race shared
    baton.pass(1);
  }

  static int use() {
    baton.await(1);
    FinalFieldUnsafelyPublished seen = shared; // race shared
    return seen.value;
  }

  public static void main(String[] args) {
    Threads.together(FinalFieldUnsafelyPublished::publish, FinalFieldUnsafelyPublished::use);
  }
}
