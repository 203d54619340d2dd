package harrier.analyses.jumble;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import harrier.tool.ValueTool;
import java.util.ArrayList;
import java.util.List;

/** The latest writes to one variable, oldest first. */
final class History extends SpinLock implements ShadowVar {
  /** Older values are forgotten: they would be kept alive. */
  private static final int REMEMBERED = 4;

  /** A value, and the write that stored it as a word. */
  private record Write(Object value, long word) {}

  /** Guarded by this lock. */
  private final List<Write> writes = new ArrayList<>(List.of(new Write(ValueTool.DEFAULT, 0)));

  /** The latest write. */
  private volatile long last = AccessWord.NONE;

  void add(Object value, long word) {
    lock();
    try {
      if (writes.size() == REMEMBERED) {
        writes.remove(0);
      }
      writes.add(new Write(value, word));
      last = word;
    } finally {
      unlock();
    }
  }

  /** A value that nobody knows was written: whoever reads it finds it. */
  void forget() {
    lock();
    try {
      writes.clear();
    } finally {
      unlock();
    }
  }

  /** Whether a read by the thread is ordered after the latest write. */
  boolean isOrdered(ThreadClock t) {
    return t.knows(last);
  }

  /**
   * The values that the memory model lets a thread read, the latest last: that of the latest write
   * that happens before the read, and all after it.
   */
  List<Object> visibleTo(ThreadClock t) {
    lock();
    try {
      int from = writes.size() - 1;
      while (from > 0 && !t.knows(writes.get(from).word)) {
        from--;
      }
      List<Object> values = new ArrayList<>();
      for (int i = Math.max(from, 0); i < writes.size(); i++) {
        values.add(writes.get(i).value);
      }
      return values;
    } finally {
      unlock();
    }
  }
}
