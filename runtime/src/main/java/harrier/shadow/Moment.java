package harrier.shadow;

import java.util.List;

/**
 * The circumstances of one access.
 *
 * @param word the access as a word: its epoch and site
 * @param stack frames of the target, innermost first
 * @param locks names of the locks held
 */
public record Moment(long word, List<String> stack, List<String> locks) {
  /** How many each thread keeps. */
  static final int REMEMBERED = 64;
}
