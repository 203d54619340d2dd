package harrier.shadow;

import java.util.List;

/**
 * The circumstances of one access.
 *
 * @param word the access as a word: its epoch and site
 * @param then knows the stack; to make words of it takes many times as long
 * @param locks names of the locks held
 */
public record Moment(long word, Throwable then, List<String> locks) {
  /** How many each thread keeps. */
  static final int REMEMBERED = 64;
}
