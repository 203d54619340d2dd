package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Other agents, a debugger and the flight recorder work beside Harrier as they do alone. */
final class CompanyTest {
  private static final String MESSAGES = "targets.behaviour.Messages";
  private static final String STEPPED = "targets.company.Stepped";

  /** Every JDK with the other agent before ours, and behind it. */
  static Stream<Arguments> jdksAndOrders() throws Exception {
    return Jdk.all().stream()
        .flatMap(jdk -> Stream.of(Arguments.of(jdk, true), Arguments.of(jdk, false)));
  }

  private static Run withAgent(Run run, boolean first, String agent) {
    String option = "-javaagent:" + agent;
    return first ? run.javaOption(option) : run.lateOption(option);
  }

  @ParameterizedTest
  @MethodSource("jdksAndOrders")
  void coverageIsTheSame(Jdk jdk, boolean first) throws Exception {
    Path alone = Build.newRunFolder().resolve("alone.exec");
    Path beside = Build.newRunFolder().resolve("beside.exec");
    Outcome plain = withAgent(Run.of(jdk, MESSAGES), first, jacoco(alone)).withoutAgent().toEnd();
    Outcome watched = withAgent(Run.of(jdk, MESSAGES), first, jacoco(beside)).toEnd();
    assertThat(watched.out()).as(watched.err()).isEqualTo(plain.out()).isNotEmpty();
    assertThat(watched.exit()).isZero();
    assertThat(coverage(beside)).isEqualTo(coverage(alone)).isGreaterThan(200);
  }

  private static String jacoco(Path file) {
    return Build.library("org.jacoco.agent") + "=destfile=" + file;
  }

  /** How many instructions of the target were covered, or -1 if its class was not recognized. */
  private static int coverage(Path file) throws Exception {
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(file.toFile());
    CoverageBuilder coverage = new CoverageBuilder();
    String classFile = MESSAGES.replace('.', '/') + ".class";
    new Analyzer(loader.getExecutionDataStore(), coverage)
        .analyzeAll(Build.testClasses().resolve(classFile).toFile());
    assertThat(coverage.getNoMatchClasses()).isEmpty();
    return coverage.getBundle("target").getInstructionCounter().getCoveredCount();
  }

  @ParameterizedTest
  @MethodSource("jdksAndOrders")
  void mockitosAgent(Jdk jdk, boolean first) throws Exception {
    String agent = Build.library("mockito-core").toString();
    Twins.assertSame(
        jdk, "FastTrack", "frameworks.Mocking", run -> withAgent(run.frameworks(), first, agent));
  }

  @ParameterizedTest
  @MethodSource("jdksAndOrders")
  void aspectsAreWoven(Jdk jdk, boolean first) throws Exception {
    String agent = Build.library("aspectjweaver").toString();
    Outcome outcome =
        Twins.assertSame(
            jdk,
            "FastTrack",
            "frameworks.Woven",
            run ->
                withAgent(run.frameworks(), first, agent)
                    .javaOption("--add-opens=java.base/java.lang=ALL-UNNAMED"));
    assertThat(outcome.out()).contains("long frameworks.Account.balance");
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void theFlightRecorder(Jdk jdk) throws Exception {
    Path recording = Build.newRunFolder().resolve("target.jfr");
    Outcome outcome =
        Run.of(jdk, MESSAGES)
            .javaOption("-XX:StartFlightRecording=settings=profile,filename=" + recording)
            .toEnd();
    Outcome plain = Run.of(jdk, MESSAGES).withoutAgent().toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.out()).endsWith(plain.out());
    assertThat(Files.size(recording)).isPositive();
  }

  /** It interrupts threads wherever they are, and walks their stacks: in hooks too. */
  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void anAsynchronousProfiler(Jdk jdk) throws Exception {
    Path folder = Build.newRunFolder();
    Path profile = folder.resolve("profile.txt");
    String profiler = asyncProfiler(folder) + "=start,event=itimer,interval=1ms,collapsed,file=";
    Outcome outcome =
        Run.of(jdk, "targets.ManyThreads")
            .argument("pool")
            .argument("2000")
            .javaOption("-agentpath:" + profiler + profile)
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.findings().only().variable().name()).isEqualTo("atTheEnd");
    assertThat(profile).content().contains("targets/ManyThreads", "harrier/hook/");
  }

  /** The profiler's library, taken out of its jar. */
  private static Path asyncProfiler(Path folder) throws Exception {
    String platform = System.getProperty("os.name") + " " + System.getProperty("os.arch");
    assumeThat(platform).isEqualTo("Linux amd64");
    Path library = folder.resolve("libasyncProfiler.so");
    try (JarFile jar = new JarFile(Build.library("async-profiler").toFile());
        InputStream in = jar.getInputStream(jar.getEntry("linux-x64/" + library.getFileName()))) {
      Files.copy(in, library);
    }
    return library;
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void anotherHarrierStepsAside(Jdk jdk) throws Exception {
    Outcome outcome =
        Run.of(jdk, "targets.Racy")
            .argument("RETURN")
            .argument("0")
            .lateOption("-javaagent:" + Build.agentJar() + "=tool=Empty,report=second")
            .toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isEqualTo(66);
    assertThat(outcome.errLines("already attached")).isEqualTo(1);
    assertThat(outcome.findings().only().variable().name()).isEqualTo("value");
    assertThat(outcome.errLines("harrier: 1 finding")).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("harrier.endtoend.Jdk#all")
  void aDebuggerStepsOnTheSameLines(Jdk jdk) throws Exception {
    List<String> alone = steps(Run.of(jdk, STEPPED).withoutAgent());
    assertThat(steps(Run.of(jdk, STEPPED))).isEqualTo(alone).hasSizeGreaterThan(20);
    assertThat(alone).anyMatch(step -> step.contains("sum=1 cell=2"));
  }

  private static List<String> steps(Run run) throws Exception {
    Process process =
        run.javaOption("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:0")
            .start();
    BufferedReader out = process.inputReader();
    String listening = out.readLine();
    int port = Integer.parseInt(listening.substring(listening.lastIndexOf(' ') + 1).strip());
    List<String> steps = Debugger.steps(port, STEPPED);
    assertThat(out.readLine()).isEqualTo("10");
    assertThat(run.await(process).exit()).isZero();
    return steps;
  }
}
