package drivers;

import dk.brics.automaton.RegExp;

/** Every new state takes the next number from a static counter that nothing guards. */
final class AutomatonNextId {
  static void drive() {
    Unordered.twice(
        () -> {
          for (int i = 0; i < 10; i++) {
            new RegExp("[a-z]+(x|y){2}").toAutomaton();
          }
        });
  }
}
