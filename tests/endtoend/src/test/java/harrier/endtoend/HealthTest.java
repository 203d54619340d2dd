package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Class files at the limits of what can be instrumented, on every JDK. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record HealthTest(Jdk jdk) {
  /** A class with a method of about the given number of bytes, which prints its result. */
  private static String big(int bytes) {
    return """
        public final class Big {
          private int value;

          int run() {
            %s
            return value;
          }

          public static void main(String[] args) throws InterruptedException {
            System.out.println(new Big().run());
          }
        }
        """
        .formatted("value++;\n".repeat(bytes / 11));
  }

  private Outcome run(String source, String... options) throws Exception {
    Run run = Run.of(jdk, "Big");
    Path classes = Sources.compile(run.folder(), "Big", source, options);
    return run.classPath(classes).option("without", "spans").toEnd(); // which would leave most out
  }

  @Test
  void aMethodAtTheLimitOfTheFormatIsLeftAsItIs() throws Exception {
    Outcome outcome = run(big(65_000));
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualTo(65_000 / 11 + "\n");
    assertThat(outcome.findings().health().classesSkipped())
        .anyMatch(skipped -> skipped.className().equals("Big") && skipped.why().contains("run"));
    assertThat(outcome.findings().health().internalErrors()).isZero();
  }

  @Test
  void aMethodBeyondTheCompilersLimitIsInstrumented() throws Exception {
    Outcome outcome = run(big(9_000));
    assertThat(outcome.out()).isEqualTo(9_000 / 11 + "\n");
    assertThat(outcome.findings().health().classesSkipped())
        .noneMatch(skipped -> skipped.className().equals("Big"));
  }

  @Test
  void olderClassFilesAreInstrumented() throws Exception {
    Outcome outcome =
        run(
            """
            public final class Big implements Runnable {
              private int value;

              public void run() {
                value++;
              }

              public static void main(String[] args) throws InterruptedException {
                Big shared = new Big();
                Thread first = new Thread(shared);
                Thread second = new Thread(shared);
                first.start();
                second.start();
                first.join();
                second.join();
                System.out.println("done");
              }
            }
            """,
            "--release",
            "8");
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.out()).isEqualTo("done\n");
    assertThat(outcome.findings().only().variable().name()).isEqualTo("value");
  }

  @Test
  void nothingOfTheCatalogueIsSkipped() throws Exception {
    Outcome outcome = Run.of(jdk, "catalogue.methods.HugeMethod").toEnd();
    FindingsFile.Health health = outcome.findings().health();
    assertThat(health.classesInstrumented()).isPositive();
    assertThat(health.classesSkipped())
        .noneMatch(skipped -> skipped.className().startsWith("catalogue."));
  }
}
