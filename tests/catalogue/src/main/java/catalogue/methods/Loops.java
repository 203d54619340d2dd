package catalogue.methods;

import baton.Threads;

/** A counter is updated in each kind of loop. */
final class Loops {
  private int inFor;
  private int inWhile;
  private int inDo;
  private int inEach;

  void count(int[] numbers) {
    for (int i = 0; i < 3; i++) {
      inFor += i; // race inFor
    }
    int left = 3;
    while (left-- > 0) {
      inWhile++; // race inWhile
    }
    do {
      inDo++; // race inDo
    } while (++left < 3);
    outer:
    for (int number : numbers) {
      for (int i = 0; i < number; i++) {
        if (i == 2) {
          continue outer;
        }
        inEach += number; // race inEach
      }
    }
  }

  public static void main(String[] args) {
    Loops target = new Loops();
    int[] numbers = {1, 2, 3};
    Threads.together(() -> target.count(numbers), () -> target.count(numbers));
  }
}
