package harrier.tool;

import harrier.event.AccessEvent;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;

/**
 * A tool that can keep its state of a variable in two access words, in the target's object itself.
 *
 * <p>Alone in a chain, it gets only the accesses that the inline test lets through: an access whose
 * word carries the epoch in {@link harrier.shadow.ShadowThread#stamp} is none of its business.
 */
public interface WordTool {
  /** An access that the inline test could not settle; the event leads to the variable's words. */
  void accessWords(AccessEvent e);

  /**
   * Whether a plain access that comes now has nothing to be reported and nothing to be kept but its
   * word: both the last read and the last write happen before it, and neither stands for several.
   */
  default boolean orders(ShadowThread t, Site site, long lastRead, long lastWrite) {
    return false;
  }

  /** Called before the first event if the tool is the whole chain. */
  default void keepWords() {}
}
