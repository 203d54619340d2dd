package idioms.executors;

import baton.Baton;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Taking one completed task says nothing of another. */
public final class CompletionServiceOther {
  private static final Baton baton = new Baton();
  private static int value;

  private CompletionServiceOther() {}

  public static void run() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(
        () -> {
          value = 1; // race
          baton.pass(1);
          baton.await(2);
          return 1;
        });
    service.submit(() -> 2);
    service.take();
    baton.await(1);
    value++; // race
    baton.pass(2);
    pool.shutdown();
  }
}
