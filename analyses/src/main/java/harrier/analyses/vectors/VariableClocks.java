package harrier.analyses.vectors;

import harrier.analyses.clock.ThreadClock;
import harrier.analyses.locks.Locks;
import harrier.shadow.AccessWord;
import harrier.shadow.ShadowVar;
import jdk.internal.vm.annotation.ForceInline;

/**
 * What is remembered about a variable: who read it and who wrote it last, when. Immutable;
 * variables may share it.
 */
final class VariableClocks implements ShadowVar {
  /** The tool that remembers it. */
  final VectorDetector owner;

  /** The locks held at every access so far; null before the first. */
  private final Locks candidates;

  final History reads;
  final History writes;

  /** Those of the reads that are atomic; the others are plain. */
  final History atomicReads;

  final History atomicWrites;

  /** The latest read if the same one again would come to nothing, else none. */
  private final long lastRead;

  /** The same for a read by another thread. */
  private final long otherRead;

  /** The latest write if a read or write in its epoch would come to nothing, else none. */
  private final long lastWrite;

  /** Whether these three tell of every plain access whether there was one like it in its epoch. */
  private final boolean tellAll;

  private VariableClocks(
      VectorDetector owner,
      Locks candidates,
      History reads,
      History writes,
      History atomicReads,
      History atomicWrites) {
    this.owner = owner;
    this.candidates = candidates;
    this.reads = reads;
    this.writes = writes;
    this.atomicReads = atomicReads;
    this.atomicWrites = atomicWrites;
    boolean areLast = !owner.comparesAlways() || isOfOneThread();
    lastRead = areLast ? reads.latest() : AccessWord.NONE;
    otherRead = areLast ? reads.another() : AccessWord.NONE;
    lastWrite = areLast ? writes.latest() : AccessWord.NONE;
    tellAll = areLast && !reads.hasMore() && writes.another() == AccessWord.NONE;
  }

  private boolean isOfOneThread() {
    int tid = AccessWord.tid(reads.isEmpty() ? writes.latest() : reads.latest());
    return !hasAtomic() && reads.isOnlyOf(tid) && writes.isOnlyOf(tid);
  }

  static VariableClocks none(VectorDetector owner) {
    return new VariableClocks(
        owner, null, History.EMPTY, History.EMPTY, History.EMPTY, History.EMPTY);
  }

  boolean hasAtomic() {
    return !atomicReads.isEmpty() || !atomicWrites.isEmpty();
  }

  /** [Lock Set]: the locks that may protect the variable after an access with some held. */
  Locks candidatesAfter(Locks held) {
    return candidates == null ? held : candidates.intersect(held);
  }

  /**
   * This one after a plain access: itself, if that is no news. [Read Own Write]: whoever races with
   * a read races with a write of the same epoch as well. [Write Stands For All]: whoever races with
   * what happens before a write, or with what is reported to race with it, races with it too.
   */
  VariableClocks after(boolean write, long now, Locks held) {
    Locks fewer = candidatesAfter(held);
    if (write) {
      History written = writes.only(now);
      return fewer == candidates && written == writes && reads.isEmpty() && !hasAtomic()
          ? this
          : new VariableClocks(owner, fewer, History.EMPTY, written, History.EMPTY, History.EMPTY);
    }
    History read = writes.has(now) ? reads : reads.with(now);
    return fewer == candidates && read == reads
        ? this
        : new VariableClocks(owner, fewer, read, writes, atomicReads, atomicWrites);
  }

  /** The same for an atomic access. */
  VariableClocks afterAtomic(boolean write, long now, Locks held) {
    return new VariableClocks(
        owner,
        candidatesAfter(held),
        reads,
        writes,
        write ? atomicReads : atomicReads.with(now),
        write ? atomicWrites.with(now) : atomicWrites);
  }

  /** Whether the latest access was in this epoch, and a plain one now comes to nothing. */
  @ForceInline
  boolean isLastIn(long stamp, boolean write) {
    return AccessWord.isIn(lastWrite, stamp)
        || !write && (AccessWord.isIn(lastRead, stamp) || AccessWord.isIn(otherRead, stamp));
  }

  /** Whether a plain access is news if {@link #isLastIn} does not say otherwise. */
  boolean isNewsElse() {
    return tellAll;
  }

  /** Whether clocks stay the same in a plain access: there was one like it in the same epoch. */
  boolean has(boolean write, long stamp) {
    return writes.has(stamp) || !write && reads.has(stamp);
  }

  /** [Read]: whether no write is concurrent with it. [Write]: no access at all. */
  boolean isFree(boolean write, ThreadClock t) {
    return writes.isBefore(t) && (!write || reads.isBefore(t));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof VariableClocks that
        && owner == that.owner
        && candidates == that.candidates
        && reads.equals(that.reads)
        && writes.equals(that.writes)
        && atomicReads.equals(that.atomicReads)
        && atomicWrites.equals(that.atomicWrites);
  }

  @Override
  public int hashCode() {
    return 31 * reads.hashCode() + writes.hashCode();
  }
}
