package harrier.tool;

/** Whether plain accesses to array elements may be told later than they are made. */
public enum Gathering {
  /** They need not be told at all. */
  UNWATCHED,

  NEVER,

  /** If the tools say so at the time: none is left out then. */
  ASKED,

  /** Those of a loop when it is left, others before the thread synchronizes; some not at all. */
  ALWAYS;

  public boolean isEver() {
    return this == ASKED || this == ALWAYS;
  }
}
