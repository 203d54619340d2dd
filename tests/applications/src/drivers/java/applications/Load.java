package applications;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Users of an application who work at the same time. */
final class Load {
  /** How often each user does the work. */
  private static final int ROUNDS = Integer.getInteger("rounds", 1);

  private Load() {}

  /** What one user does. */
  interface Work {
    /** Does the work and says how much of it there was. */
    long by(int user) throws Exception;
  }

  /** Has users work in a thread each, and adds up what they did. */
  static long of(int users, Work work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(users);
    try {
      List<Future<Long>> results = new ArrayList<>();
      for (int i = 0; i < users; i++) {
        int user = i;
        results.add(pool.submit(() -> rounds(work, user)));
      }
      long sum = 0;
      for (Future<Long> result : results) {
        sum += result.get();
      }
      return sum;
    } finally {
      pool.shutdown();
    }
  }

  private static long rounds(Work work, int user) throws Exception {
    long sum = 0;
    for (int i = 0; i < ROUNDS; i++) {
      sum += work.by(user);
    }
    return sum;
  }
}
