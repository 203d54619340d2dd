package idioms.futures;

import java.util.concurrent.CompletableFuture;

/** All of many futures are seen at once. */
public final class AllOfMany {
  private static final int[] values = new int[20];

  private AllOfMany() {}

  public static void run() throws Exception {
    CompletableFuture<?>[] all = new CompletableFuture<?>[20];
    for (int i = 0; i < all.length; i++) {
      int each = i;
      all[i] = CompletableFuture.runAsync(() -> values[each]++);
    }
    CompletableFuture.allOf(all).join();
    for (int i = 0; i < all.length; i++) {
      values[i]++;
    }
  }
}
