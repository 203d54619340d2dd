package catalogue.methods;

import baton.Threads;

/** Text is built from fields that nobody writes any more. */
final class StringBuilding {
  private String name = "name";
  private long number = 7;
  private char[] letters = {'a', 'b'};

  String text() {
    return name + number + letters[0] + letters.length + this.getClass().getSimpleName();
  }

  public static void main(String[] args) {
    StringBuilding target = new StringBuilding();
    Threads.together(target::text, target::text);
  }
}
