package bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs one program several times, and writes what it measured, a line {@code key=value} each. */
public final class Main {
  private static final double NANOS = 1e9;

  /** How many times the seconds may pass before there are as many runs as there should be. */
  private static final double PATIENCE = 10;

  private Main() {}

  /**
   * @param args program, size, seconds and least number of runs to warm up, seconds and least
   *     number of runs to measure; nothing to tell just the JDK
   */
  public static void main(String[] args) throws Exception {
    say("started", System.currentTimeMillis());
    say("jdk", Runtime.version());
    if (args.length == 0) {
      return;
    }
    Programs entry =
        Programs.find(args[0])
            .orElseThrow(() -> new IllegalArgumentException("no program " + args[0]));
    Program program = entry.make(Integer.parseInt(args[1]));
    long checksum = program.run();
    repeat(program, checksum, Double.parseDouble(args[2]), Integer.parseInt(args[3]) - 1, false);
    repeat(program, checksum, Double.parseDouble(args[4]), Integer.parseInt(args[5]), true);
    say("checksum", checksum);
    sayHeap(program);
  }

  private static void repeat(
      Program program, long checksum, double seconds, int least, boolean measured)
      throws Exception {
    long cpu = cpu();
    long begin = System.nanoTime();
    int runs = 0;
    while (isShort(runs, least, seconds, (System.nanoTime() - begin) / NANOS)) {
      long start = System.nanoTime();
      long again = program.run();
      if (measured) {
        say("wall", (System.nanoTime() - start) / NANOS);
      }
      if (again != checksum) {
        throw new IllegalStateException("checksum " + again + " after " + checksum);
      }
      runs++;
    }
    if (measured && runs > 0) { // the clock is too coarse for a single run
      say("cpu", (cpu() - cpu) / NANOS / runs);
    }
  }

  /** Whether there are too few runs. If they take very long, one is enough. */
  private static boolean isShort(int runs, int least, double seconds, double passed) {
    return runs == 0 ? least > 0 : passed < (runs < least ? PATIENCE * seconds : seconds);
  }

  /** Of all threads, those of the JVM included. */
  private static long cpu() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  /** What is in use while the program still holds its data, and the most memory there ever was. */
  private static void sayHeap(Program program) throws IOException {
    System.gc();
    say("heap", ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    Path status = Path.of("/proc/self/status");
    if (Files.isReadable(status)) {
      for (String line : Files.readAllLines(status)) {
        if (line.startsWith("VmHWM:")) {
          say("resident", Long.parseLong(line.replaceAll("\\D", "")) * 1024);
        }
      }
    }
    java.lang.ref.Reference.reachabilityFence(program);
  }

  private static void say(String key, Object value) {
    System.out.println(key + "=" + value);
  }
}
