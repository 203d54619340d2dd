package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.Scanner;

/** Two threads read from the same scanner. */
public final class ScannerShared {
  private static final Baton baton = new Baton();
  private static final Scanner scanner = new Scanner("1 2 3");

  static void give() throws Exception {
    Result.use(scanner.nextInt()); // race Scanner
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(scanner.nextInt()); // race Scanner
  }

  public static void run() {
    Threads.together(ScannerShared::give, ScannerShared::take);
  }
}
