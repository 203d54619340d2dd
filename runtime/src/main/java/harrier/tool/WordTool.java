package harrier.tool;

import harrier.event.AccessEvent;

/**
 * A tool that can keep its state of a variable in two access words, in the target's object itself.
 *
 * <p>At the head of a chain, it gets only the accesses that the inline test lets through: an access
 * whose word carries the epoch in {@link harrier.shadow.ShadowThread#stamp} is none of its
 * business. It may hand a variable on to the tools behind it by {@link AccessEvent#handOn}.
 */
public interface WordTool {
  /** An access that the inline test could not settle; the event leads to the variable's words. */
  void accessWords(AccessEvent e);

  /**
   * An access that is in its word already, as [Read Exclusive] or [Write Exclusive] have it: what
   * is left is to compare it with the other word.
   */
  void checkOthers(AccessEvent e);

  /**
   * Whether the tool need not see an access if all accesses before are known to happen before it by
   * {@link harrier.shadow.ShadowThread#knows}. Asked once.
   */
  boolean allowsShortcuts();

  /** Called before the first event if the tool is the head of the chain. */
  default void keepWords() {}
}
