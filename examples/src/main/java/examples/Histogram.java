package examples;

/**
 * Two threads count the letters of two texts into one array. Each element is a variable of its own:
 * letters that only one text has are fine, letters that both have race.
 */
final class Histogram {
  private final int[] counts = new int[26];

  private void count(String text) {
    for (char letter : text.toCharArray()) {
      counts[letter - 'a']++; // race
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Histogram histogram = new Histogram();
    Thread left = new Thread(() -> histogram.count("thequickbrownfox"), "left");
    Thread right = new Thread(() -> histogram.count("jumpsoverthelazydog"), "right");
    left.start();
    right.start();
    left.join();
    right.join();
    System.out.println("the letter o was seen " + histogram.counts['o' - 'a'] + " times");
  }
}
