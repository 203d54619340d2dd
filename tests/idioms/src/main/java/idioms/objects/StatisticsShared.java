package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.IntSummaryStatistics;

/** Two threads use statistics. */
public final class StatisticsShared {
  private static final Baton baton = new Baton();
  private static final IntSummaryStatistics statistics = new IntSummaryStatistics();

  private StatisticsShared() {}

  static void give() throws Exception {
    statistics.accept(1); // race IntSummaryStatistics
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(statistics.getMax()); // race IntSummaryStatistics
  }

  public static void run() {
    Threads.together(StatisticsShared::give, StatisticsShared::take);
  }
}
