package catalogue.methods;

import baton.Threads;

/** Shared state is read and written in the branches of switches. */
final class SwitchExpression {
  private static int number = 1;
  private static String text = "one";
  private static int byNumber;
  private static int byText;

  static void update() {
    int step =
        switch (number) {
          case 1, 2 -> number + 1;
          default -> {
            int doubled = number * 2;
            yield doubled;
          }
        };
    byNumber += step; // race byNumber
    switch (text) {
      case "one" -> byText++; // race byText
      case "two" -> byText--;
      default -> throw new IllegalStateException(text);
    }
  }

  public static void main(String[] args) {
    Threads.together(SwitchExpression::update, SwitchExpression::update);
  }
}
