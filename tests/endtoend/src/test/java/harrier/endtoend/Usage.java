package harrier.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * What a process has used: its own seconds and those of processors, and at most so many megabytes
 * of memory.
 */
final class Usage {
  private static final int EVERY_MILLIS = 50;

  private double elapsed;
  private double seconds;
  private long megabytes;

  /** Looks at a process until it ends. */
  void follow(Process process) {
    long start = System.nanoTime();
    try {
      do {
        seconds =
            process
                .info()
                .totalCpuDuration()
                .map(Duration::toMillis)
                .map(millis -> Math.max(seconds, millis / 1000.0))
                .orElse(seconds);
        megabytes = Math.max(megabytes, peak(process));
      } while (!process.waitFor(EVERY_MILLIS, TimeUnit.MILLISECONDS));
      elapsed = (System.nanoTime() - start) / 1e9;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** As Linux tells it; nothing elsewhere. */
  private static long peak(Process process) {
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    try {
      return Files.readAllLines(status).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }

  /** How long it took to finish. */
  double elapsed() {
    return elapsed;
  }

  double seconds() {
    return seconds;
  }

  long megabytes() {
    return megabytes;
  }
}
