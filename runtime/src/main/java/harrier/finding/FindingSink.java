package harrier.finding;

/** Where tools put their findings. May be called by several threads at once. */
@FunctionalInterface
public interface FindingSink {
  void add(Finding finding);

  /** The same for several variables that have been found out about at once. */
  default void add(Finding finding, int times) {
    add(finding);
  }
}
