package catalogue.lockdiscipline;

import baton.Baton;
import baton.Threads;
import java.util.concurrent.locks.StampedLock;

/** A thread takes stamps, another one gives them up: from then on the first holds nothing. */
final class StampGivenUpByAnother {
  private static final StampedLock READ = new StampedLock();
  private static final StampedLock WRITTEN = new StampedLock();
  private static int first;
  private static int second;

  private StampGivenUpByAnother() {}

  private static void take(Baton baton) {
    READ.readLock();
    WRITTEN.writeLock();
    baton.pass(1);
    baton.await(2);
    int seen = first; // race
    seen += second; // race
    if (seen != 10) {
      throw new AssertionError(seen);
    }
  }

  private static void giveUp(Baton baton) {
    baton.await(1);
    READ.tryUnlockRead();
    WRITTEN.tryUnlockWrite();
    long stamp = READ.writeLock();
    first = 5; // race
    READ.unlockWrite(stamp);
    stamp = WRITTEN.writeLock();
    second = 5; // race
    WRITTEN.unlockWrite(stamp);
    baton.pass(2);
  }

  public static void main(String[] args) {
    Baton baton = new Baton();
    Threads.together(() -> take(baton), () -> giveUp(baton));
  }
}
