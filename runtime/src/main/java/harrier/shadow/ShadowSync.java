package harrier.shadow;

/** The shadow of something threads synchronize on: a lock, a volatile variable, a channel. */
public abstract class ShadowSync extends Decoratable {
  /** How findings and printed events name it, for instance {@code a.Lock@1f}. */
  public abstract String name();

  @Override
  public final String toString() {
    return name();
  }
}
