package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.hook.Granularity;
import harrier.hook.ObjectCall;
import harrier.instrument.Observed.Way;
import harrier.shadow.Sites;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import samples.Accesses;
import samples.Annotated;
import samples.Locking;
import samples.Shapes;

/** Classes that were instrumented before behave like those that are instrumented as they load. */
final class TemplateTest {
  /** A method of a sample. */
  record Sample(String type, String method) {}

  static Stream<Sample> samples() {
    return Stream.of(Accesses.class, Annotated.class, Locking.class, Shapes.class)
        .flatMap(type -> Arrays.stream(type.getMethods()))
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .filter(method -> method.getParameterCount() == 0)
        .map(TemplateTest::sample)
        .distinct();
  }

  private static Sample sample(Method method) {
    return new Sample(method.getDeclaringClass().getSimpleName(), method.getName());
  }

  static Stream<Arguments> samplesAndWays() {
    return samples()
        .flatMap(
            sample ->
                Stream.of(Way.CACHED, Way.OFFLINE, Way.KEPT).map(w -> Arguments.of(sample, w)));
  }

  @ParameterizedTest
  @MethodSource("samplesAndWays")
  void causesTheSameEventsOnceLinked(Sample sample, Way way) throws Exception {
    Observed.Outcome live = Observed.run(Way.LIVE, sample.type(), sample.method(), Set.of());
    Observed.Outcome linked = Observed.run(way, sample.type(), sample.method(), Set.of());
    assertThat(linked.events()).isNotEmpty().isEqualTo(live.events());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void runsWithoutEventsIfNobodyLinksIt(Sample sample) throws Exception {
    Observed.Outcome live = Observed.run(Way.LIVE, sample.type(), sample.method(), Set.of());
    Observed.Outcome alone = Observed.run(Way.UNLINKED, sample.type(), sample.method(), Set.of());
    assertThat(alone.events()).isEmpty();
    if (live.answer() instanceof Number || live.answer() instanceof String) {
      assertThat(alone.answer()).isEqualTo(live.answer());
    }
  }

  private static final Layout LAYOUT =
      new Layout(true, Granularity.FINE, Set.of(), name -> true, null);

  private static ClassInstrumenter instrumenter() {
    return new ClassInstrumenter(LAYOUT);
  }

  private static byte[] original() throws IOException {
    try (InputStream in = TemplateTest.class.getResourceAsStream("/samples/Accesses.class")) {
      return in.readAllBytes();
    }
  }

  @Test
  void anOrdinaryClassIsNone() throws IOException {
    assertThat(Template.in(original())).isNull();
  }

  @Test
  void theRecipeIsKept() throws IOException {
    byte[] prepared = instrumenter().prepare(original(), "a recipe", true).bytes();
    assertThat(Template.in(prepared).recipe()).isEqualTo("a recipe");
  }

  @Test
  void isPreparedAlikeEveryTime() throws IOException {
    byte[] once = instrumenter().prepare(original(), "a recipe", true).bytes();
    assertThat(instrumenter().prepare(original(), "a recipe", true).bytes()).isEqualTo(once);
  }

  /** Other agents may have shuffled its constants. */
  @Test
  void isLinkedAlsoAfterItWasWrittenAnew() throws IOException {
    byte[] prepared = instrumenter().prepare(original(), "a recipe", true).bytes();
    ClassWriter anew = new ClassWriter(0);
    new ClassReader(prepared).accept(anew, 0);
    byte[] linked = Template.in(anew.toByteArray()).link(null, LAYOUT, true, false).bytes();
    assertThat(hooks(linked)).isNotEmpty().allMatch(hook -> hook.startsWith("harrier/hook/"));
    assertThat(hooks(linked)).hasSameElementsAs(hooks(instrumented()));
  }

  @Test
  void keepsItsNumbersIfNobodyElseHasThem() throws IOException {
    Sites.leaveRoom();
    ObjectCall.leaveRoom();
    NumberRanges ranges = new NumberRanges(60_000, 1_900_000);
    byte[] prepared =
        new ClassInstrumenter(LAYOUT, true, ranges).prepare(original(), "a recipe", true).bytes();
    ClassInstrumenter.Result first = keptOf(new ClassLoader() {}, prepared);
    ClassInstrumenter.Result second = keptOf(new ClassLoader() {}, prepared);
    assertThat(List.of(first.bytes() == null, second.bytes() == null)).containsExactly(true, false);
    assertThat(hooks(second.bytes())).allMatch(hook -> hook.startsWith("harrier/hook/"));
  }

  private static ClassInstrumenter.Result keptOf(ClassLoader loader, byte[] prepared) {
    return Template.in(prepared).link(loader, LAYOUT, true, true);
  }

  @Test
  void classesThatArePreparedTogetherHaveNumbersOfTheirOwn() throws IOException {
    ClassInstrumenter instrumenter = instrumenter();
    assertThat(instrumenter.prepare(original(), "a recipe", true).bytes())
        .isNotEqualTo(instrumenter.prepare(original(), "a recipe", true).bytes());
  }

  private static byte[] instrumented() throws IOException {
    return instrumenter().instrument(null, original()).bytes();
  }

  @Test
  void accessesAreAsInAnExcludedClassIfTheRecipeIsAnother() throws IOException {
    byte[] prepared = instrumenter().prepare(original(), "a recipe", true).bytes();
    List<String> hooks = hooks(Template.in(prepared).link(null, LAYOUT, false, false).bytes());
    assertThat(hooks).contains("harrier/hook/ExcludedHooks");
    assertThat(hooks).doesNotContain("harrier/hook/WordHooks");
  }

  private static List<String> hooks(byte[] bytes) {
    return HookCalls.in(bytes).stream()
        .map(call -> call.substring(0, call.indexOf('.')))
        .distinct()
        .toList();
  }
}
