package harrier.trace;

import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import java.util.HashMap;
import java.util.Map;

/** A thread of a trace while it is replayed. */
final class Actor {
  final String name;

  /** Null until the thread is created. */
  ShadowThread shadow;

  /** Index of the last step that needs the thread, or -1. */
  int lastStep = -1;

  boolean ended;

  /** How often it held the locks it waits on. */
  final Map<ShadowLock, Integer> waiting = new HashMap<>();

  Actor(String name) {
    this.name = name;
  }
}
