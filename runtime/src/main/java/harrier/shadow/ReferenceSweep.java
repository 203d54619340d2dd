package harrier.shadow;

/** A sweep over elements that refer to states which never change, so that many may share one. */
public interface ReferenceSweep extends Sweep {
  /** Whether an access of the thread that finds this state, or null, comes to nothing. */
  boolean isSettled(ShadowVar found, boolean write);

  /** The state that this one, or null, leads to; null if the tool has to see each element. */
  ShadowVar after(ShadowVar found);
}
