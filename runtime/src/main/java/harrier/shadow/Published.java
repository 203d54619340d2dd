package harrier.shadow;

/** What threads have published on something they synchronize on, for a tool that keeps words. */
public abstract class Published {
  /** For what nobody can know by one epoch alone. */
  public static final long SEVERAL = AccessWord.stamp(AccessWord.SHARED_TID, AccessWord.MAX_CLOCK);

  /** The epoch such that whoever knows it knows everything published, as a stamp. */
  public final long latest;

  protected Published(long latest) {
    this.latest = latest;
  }
}
