package harrier.analyses.singletrack;

import harrier.analyses.clock.ThreadClock;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import harrier.shadow.SpinLock;
import java.util.Arrays;

/** Who wrote a variable last and who has read it since, in one region. */
final class Conversation extends SpinLock implements ShadowVar {
  /** An operation that is not ordered with the current one; no operation if it is 0. */
  record Clash(long earlier, boolean isWrite) {
    static final Clash NONE = new Clash(AccessWord.NONE, false);
  }

  private static final long[] NO_READS = {};

  /** Guarded by this lock, as all; read without it by the inline test. */
  private Region region;

  private long write;
  private long[] reads = NO_READS;

  /** [Read], [Write]: what it is not ordered with. What was done in other regions is forgotten. */
  Clash add(Region now, ThreadClock t, long word, boolean isWrite) {
    lock();
    try {
      if (region != now) {
        region = now;
        write = AccessWord.NONE;
        reads = NO_READS;
      }
      Clash clash = t.knows(write) ? Clash.NONE : new Clash(write, true);
      if (isWrite) {
        for (long read : reads) {
          clash = t.knows(read) ? clash : new Clash(read, false);
        }
        write = word;
        reads = NO_READS;
      } else {
        reads = with(word);
      }
      return clash;
    } finally {
      unlock();
    }
  }

  private long[] with(long word) {
    long[] after = Arrays.copyOf(reads, reads.length + 1);
    for (int i = 0; i < reads.length; i++) {
      if (AccessWord.tid(reads[i]) == AccessWord.tid(word)) {
        after = reads.clone();
        after[i] = word;
        return after;
      }
    }
    after[reads.length] = word;
    return after;
  }

  /** Whether a read in this epoch would be nothing new. */
  boolean hasRead(Region now, long stamp) {
    if (region != now) {
      return false;
    }
    for (long read : reads) {
      if (AccessWord.sameEpoch(read, stamp)) {
        return true;
      }
    }
    return AccessWord.sameEpoch(write, stamp);
  }

  boolean hasWritten(Region now, long stamp) {
    return region == now && reads.length == 0 && AccessWord.sameEpoch(write, stamp);
  }
}
