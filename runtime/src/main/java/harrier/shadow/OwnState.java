package harrier.shadow;

import java.util.function.Function;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * What a tool keeps for each thread, and looks at on that thread only: a {@link Decoration} that is
 * found at once by the tool that asks first, which is the first of its chain.
 */
public final class OwnState<V> {
  private final Decoration<ShadowThread, V> all;

  /** A state that is {@code initial} of the thread when it is first asked for. */
  public static <V> OwnState<V> startingWith(Function<? super ShadowThread, ? extends V> initial) {
    return new OwnState<>(initial);
  }

  private OwnState(Function<? super ShadowThread, ? extends V> initial) {
    all = Decoration.startingWith(initial);
  }

  /** On that thread. */
  @ForceInline
  @SuppressWarnings("unchecked")
  public V of(ShadowThread t) {
    return t.ownStates == this ? (V) t.ownState : find(t);
  }

  @DontInline
  private V find(ShadowThread t) {
    V value = all.get(t);
    if (t.ownStates == null) {
      t.ownState = value;
      t.ownStates = this;
    }
    return value;
  }
}
