package harrier.shadow;

import java.util.Arrays;

/**
 * Where a thread is in code that is not the target's: which of the target's calls has led there.
 * Kept for chains that hear of methods. Touched by that thread only, but for {@link #count}.
 */
public final class Calls {
  /** Those of a thread that nobody tells of its calls. */
  public static final Calls NONE = new Calls(0);

  /** Of methods below these, calls are not known. */
  private static final int MOST_METHODS = 256;

  /** The site of the call that each of the target's methods is in. */
  private final int[] sites;

  /** The number of that call; 0 if the method is in none. To other threads it may look older. */
  private final int[] numbers;

  /** How many of the target's methods the thread is in. */
  private int depth;

  private int last;

  Calls() {
    this(MOST_METHODS);
  }

  private Calls(int methods) {
    sites = new int[methods];
    numbers = new int[methods];
  }

  /** A method of the target begins. */
  public void enter() {
    depth++;
    end();
  }

  /** It ends: the thread is back where it was called. */
  public void exit() {
    depth = Math.max(0, depth - 1);
  }

  /** The target calls code that is not its own. */
  public void begin(int site) {
    if (depth < sites.length) {
      sites[depth] = site;
      numbers[depth] = ++last;
    }
  }

  /** Such a call has returned. If it throws, nobody says so. */
  public void end() {
    if (depth < sites.length) {
      numbers[depth] = 0;
    }
  }

  /** The thread is in so many of the target's methods; which calls they are in is not known. */
  public void restart(int methods) {
    depth = methods;
    Arrays.fill(numbers, 0);
  }

  /** Where the call is that the thread is in; {@link Site#UNKNOWN} if none is known. */
  public Site site() {
    return number() == 0 ? Site.UNKNOWN : Sites.at(sites[depth]);
  }

  /** The number of the call that the thread is in; 0 if none is known. */
  public int number() {
    return depth < numbers.length ? numbers[depth] : 0;
  }

  /** How many of the target's methods the thread is in. */
  public int depth() {
    return depth;
  }

  /** Whether a call is over that had this number at this depth. On any thread. */
  public boolean isOver(int ofDepth, int number) {
    return number == 0 || depth < ofDepth || numbers[ofDepth] != number;
  }
}
