package harrier.finding;

/** Where tools put their findings. May be called by several threads at once. */
@FunctionalInterface
public interface FindingSink {
  void add(Finding finding);
}
