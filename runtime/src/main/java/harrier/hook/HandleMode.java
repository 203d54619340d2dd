package harrier.hook;

import harrier.event.AccessEvent.Mode;

/**
 * The ways a handle accesses a variable, by what they mean to the memory model. A volatile access
 * orders as an acquire or a release does.
 */
public enum HandleMode {
  PLAIN_READ(false, false, false, false),
  PLAIN_WRITE(true, false, false, false),
  OPAQUE_READ(false, true, false, false),
  OPAQUE_WRITE(true, true, false, false),
  ACQUIRE_READ(false, true, false, true),
  RELEASE_WRITE(true, true, true, false),

  // Updates read and write in one step; one that fails only reads.
  OPAQUE_UPDATE(true, true, false, false),
  ACQUIRE_UPDATE(true, true, false, true),
  RELEASE_UPDATE(true, true, true, false),
  VOLATILE_UPDATE(true, true, true, true),

  // What the declaration of the field says: volatile or plain.
  DECLARED_READ(false, false, false, false),
  DECLARED_WRITE(true, false, false, false);

  private static final HandleMode[] ALL = values();

  private final boolean writes;
  private final boolean isAtomic;
  final boolean publishes;
  final boolean observes;

  HandleMode(boolean writes, boolean isAtomic, boolean publishes, boolean observes) {
    this.writes = writes;
    this.isAtomic = isAtomic;
    this.publishes = publishes;
    this.observes = observes;
  }

  /** Whether it writes, unless it fails. */
  public boolean writes() {
    return writes;
  }

  /** Whether it publishes, on variables of some sort or behind a fence. */
  public boolean mayPublish() {
    return publishes || this == DECLARED_WRITE || isAtomic && writes;
  }

  /** Whether it publishes if a fence came before. */
  boolean publishes(boolean releases) {
    return publishes || releases && isAtomic && writes;
  }

  /** Whether a fence that follows makes it observe. */
  boolean mayObserveLater() {
    return isAtomic && !observes && this != OPAQUE_WRITE && this != RELEASE_WRITE;
  }

  /** The mode of a method of VarHandle; null for those that access nothing. */
  public static HandleMode ofVarHandle(String name) {
    return switch (name) {
      case "get" -> PLAIN_READ;
      case "set" -> PLAIN_WRITE;
      case "getOpaque" -> OPAQUE_READ;
      case "setOpaque" -> OPAQUE_WRITE;
      case "getAcquire", "getVolatile" -> ACQUIRE_READ;
      case "setRelease", "setVolatile" -> RELEASE_WRITE;
      case "weakCompareAndSetPlain" -> OPAQUE_UPDATE;
      default -> {
        if (!name.startsWith("compareAnd")
            && !name.startsWith("weakCompareAndSet")
            && !name.startsWith("getAnd")) {
          yield null;
        }
        if (name.endsWith("Acquire")) {
          yield ACQUIRE_UPDATE;
        }
        yield name.endsWith("Release") ? RELEASE_UPDATE : VOLATILE_UPDATE;
      }
    };
  }

  /** How many values a method of VarHandle takes, after what leads to the variable. */
  public static int valuesOf(String name) {
    if (name.startsWith("compareAnd") || name.startsWith("weakCompareAndSet")) {
      return 2;
    }
    return name.startsWith("set") || name.startsWith("getAnd") ? 1 : 0;
  }

  static HandleMode at(int ordinal) {
    return ALL[ordinal];
  }

  /** The mode on a variable that is declared volatile, or is not. */
  HandleMode on(boolean isVolatile) {
    if (this == DECLARED_READ) {
      return isVolatile ? ACQUIRE_READ : PLAIN_READ;
    }
    if (this == DECLARED_WRITE) {
      return isVolatile ? RELEASE_WRITE : PLAIN_WRITE;
    }
    return this;
  }

  /** How the access itself is checked. */
  Mode check(boolean done) {
    if (!isAtomic) {
      return Mode.PLAIN;
    }
    return publishes && done ? Mode.PUBLISHED : Mode.ATOMIC;
  }
}
