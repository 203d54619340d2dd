package harrier.shadow;

/** The shadow of something threads synchronize on: a lock, a volatile variable, a channel. */
public abstract class ShadowSync extends Decoratable {
  /** The state of a tool that keeps words, for hooks to look at; null until it has one. */
  public volatile SyncState state;

  /** How findings and printed events name it, for instance {@code a.Lock@1f}. */
  public abstract String name();

  @Override
  public final String toString() {
    return name();
  }
}
