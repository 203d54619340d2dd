package harrier.shadow;

import java.util.function.Function;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * What a tool looks at on a thread's own accesses again and again: found at once by the three that
 * ask first, which are those of the first tool of the chain. It is always the same object for a
 * thread.
 */
public final class OwnState<V> {
  private final Function<? super ShadowThread, ? extends V> finder;

  public OwnState(Function<? super ShadowThread, ? extends V> finder) {
    this.finder = finder;
  }

  /** On that thread. */
  @ForceInline
  @SuppressWarnings("unchecked")
  public V of(ShadowThread t) {
    if (t.ownStates == this) {
      return (V) t.ownState;
    }
    if (t.moreOwnStates == this) {
      return (V) t.moreOwnState;
    }
    return t.lastOwnStates == this ? (V) t.lastOwnState : find(t);
  }

  @DontInline
  private V find(ShadowThread t) {
    V value = finder.apply(t);
    if (t.ownStates == null) {
      t.ownState = value;
      t.ownStates = this;
    } else if (t.moreOwnStates == null) {
      t.moreOwnState = value;
      t.moreOwnStates = this;
    } else if (t.lastOwnStates == null) {
      t.lastOwnState = value;
      t.lastOwnStates = this;
    }
    return value;
  }
}
