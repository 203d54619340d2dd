package harrier.analyses.singletrack;

import harrier.analyses.clock.ThreadClock;
import harrier.finding.Finding;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.SpinLock;
import java.util.Arrays;

/** Who wrote a variable last and who has read it since, in one region. */
final class Conversation extends SpinLock implements ShadowVar {
  /** An operation that is not ordered with the current one; no operation if it is 0. */
  record Clash(long earlier, boolean isWrite) {
    static final Clash NONE = new Clash(AccessWord.NONE, false);
  }

  private static final long[] NONE = {};

  /** What was reported last, and for which sites. */
  private record Told(int earlier, Site now, Finding finding) {}

  private volatile Told told;

  /** Guarded by this lock, as all; read without it by the inline test. */
  private Region region;

  private long write;

  /** Earlier writes that got along with the last one, and are not ordered with it. */
  private long[] others = NONE;

  private long[] reads = NONE;

  /** [Read], [Write]: what it is not ordered with. What was done in other regions is forgotten. */
  Clash add(Region now, ThreadClock t, long word, boolean isWrite) {
    lock();
    try {
      enter(now);
      Clash clash = clash(t, others, true, t.knows(write) ? Clash.NONE : new Clash(write, true));
      if (isWrite) {
        clash = clash(t, reads, false, clash);
        write = word;
        others = NONE;
        reads = NONE;
      } else {
        reads = with(word);
      }
      return clash;
    } finally {
      unlock();
    }
  }

  /** A write that gets along with other writes of its kind. */
  Clash addTogether(Region now, ThreadClock t, long word) {
    lock();
    try {
      enter(now);
      int kept = 0;
      long[] unordered = Arrays.copyOf(others, others.length + 1);
      unordered[others.length] = write;
      for (long one : unordered) {
        if (!t.knows(one)) {
          unordered[kept++] = one;
        }
      }
      others = kept == 0 ? NONE : Arrays.copyOf(unordered, kept);
      write = word;
      return clash(t, reads, false, Clash.NONE);
    } finally {
      unlock();
    }
  }

  private void enter(Region now) {
    if (region != now) {
      region = now;
      write = AccessWord.NONE;
      others = NONE;
      reads = NONE;
    }
  }

  private static Clash clash(ThreadClock t, long[] earlier, boolean areWrites, Clash otherwise) {
    Clash clash = otherwise;
    for (long one : earlier) {
      clash = t.knows(one) ? clash : new Clash(one, areWrites);
    }
    return clash;
  }

  private long[] with(long word) {
    int own = 0;
    while (own < reads.length && AccessWord.tid(reads[own]) != AccessWord.tid(word)) {
      own++;
    }
    long[] after = Arrays.copyOf(reads, Math.max(reads.length, own + 1));
    after[own] = word;
    return after;
  }

  /** The finding of a clash at the same sites, if that was the last one; else null. */
  Finding told(Clash clash, Site now) {
    Told last = told;
    return last != null && last.now == now && last.earlier == AccessWord.site(clash.earlier)
        ? last.finding
        : null;
  }

  /** Keeps a finding for repeats, and answers it. */
  Finding tell(Clash clash, Site now, Finding finding) {
    told = new Told(AccessWord.site(clash.earlier), now, finding);
    return finding;
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
