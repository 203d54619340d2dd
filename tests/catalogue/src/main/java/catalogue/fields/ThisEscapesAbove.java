package catalogue.fields;

import baton.Baton;
import baton.Threads;

/** A constructor above lets the object out, and a field is read before its own writes it. */
final class ThisEscapesAbove {
  private static final Baton baton = new Baton();

  abstract static class Above {
    final Threads.Worker worker;

    Above() {
      worker = Threads.start(this::use);
      baton.await(1);
    }

    abstract int use();
  }

  static final class Below extends Above {
    int value;

    Below() {
      value = 42; // race value
    }

    @Override
    int use() {
      int seen = value; // race value
      baton.pass(1);
      return seen;
    }
  }

  private ThisEscapesAbove() {}

  public static void main(String[] args) {
    new Below().worker.finish();
  }
}
