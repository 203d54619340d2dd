package harrier.analyses.fasttrack;

/** The rules of Figure 2 of the paper. */
enum Rule {
  READ_SAME_EPOCH("Read Same Epoch"),
  READ_SHARED("Read Shared"),
  READ_EXCLUSIVE("Read Exclusive"),
  READ_SHARE("Read Share"),
  WRITE_SAME_EPOCH("Write Same Epoch"),
  WRITE_EXCLUSIVE("Write Exclusive"),
  WRITE_SHARED("Write Shared");

  private final String title;

  Rule(String title) {
    this.title = title;
  }

  boolean isRead() {
    return ordinal() < WRITE_SAME_EPOCH.ordinal();
  }

  @Override
  public String toString() {
    return "[" + title + "]";
  }
}
