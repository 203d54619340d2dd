package catalogue.fields;

import baton.Baton;
import baton.Threads;

/** An object gets to another thread by a race, and its fields that are not final race too. */
final class PlainFieldUnsafelyPublished {
  private static final Baton baton = new Baton();
  private static PlainFieldUnsafelyPublished shared;

  private int value;

  PlainFieldUnsafelyPublished(int value) {
    this.value = value; // race value
  }

  static void publish() {
    shared = new PlainFieldUnsafelyPublished(42); // race shared
    baton.pass(1);
  }

  static int use() {
    baton.await(1);
    PlainFieldUnsafelyPublished seen = shared; // race shared
    return seen.value; // race value
  }

  public static void main(String[] args) {
    Threads.together(PlainFieldUnsafelyPublished::publish, PlainFieldUnsafelyPublished::use);
  }
}
