package targets;

/** Races in threads whose names try to look like a finding. */
final class Forger {
  private static int value;

  static void increment() {
    value++;
  }

  public static void main(String[] args) throws InterruptedException {
    String name = "\u001b[2J\nSUMMARY: forged";
    Thread first = new Thread(Forger::increment, name + 1);
    Thread second = new Thread(Forger::increment, name + 2);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
