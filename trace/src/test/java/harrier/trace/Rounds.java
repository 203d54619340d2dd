package harrier.trace;

import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.Chain;
import java.util.concurrent.atomic.AtomicInteger;

/** Real threads that meet before every round and then all do something at the same time. */
final class Rounds {
  private static final long NANOS = 2_000_000_000L;

  /** What a thread does in a round. */
  interface Part {
    void play(ShadowThread t, int round);
  }

  private final Chain chain;
  private final Part[] parts;
  private final AtomicInteger arrived = new AtomicInteger();
  private final AtomicInteger rounds;
  private final long end = System.nanoTime() + NANOS;

  private Rounds(Chain chain, int most, Part... parts) {
    this.chain = chain;
    this.parts = parts;
    rounds = new AtomicInteger(most);
  }

  /** Plays until time is up, and answers how many rounds that were. */
  static int play(Chain chain, int most, Part... parts) throws InterruptedException {
    return new Rounds(chain, most, parts).play();
  }

  private int play() throws InterruptedException {
    Thread[] threads = new Thread[parts.length];
    for (int n = 0; n < parts.length; n++) {
      int number = n;
      threads[n] = new Thread(() -> play(number));
      threads[n].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return rounds.get();
  }

  private void play(int number) {
    ShadowThread t = new ShadowThread("t" + number, null);
    chain.first().create(t.events.thread.of(Site.UNKNOWN));
    chain.first().begin(t.events.thread.of(Site.UNKNOWN));
    for (int i = 0; i < rounds.get(); i++) {
      if (System.nanoTime() > end) {
        rounds.accumulateAndGet(i + 1, Math::min); // nobody is further than this round
      }
      arrived.incrementAndGet();
      for (int spins = 0; arrived.get() < (i + 1) * parts.length; spins++) {
        if (spins < 1000) {
          Thread.onSpinWait();
        } else {
          Thread.yield();
        }
      }
      parts[number].play(t, i);
    }
  }
}
