package harrier.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Jumble answers racy reads with older values, and no others. */
@ParameterizedClass
@MethodSource("harrier.endtoend.Jdk#all")
record JumbleTest(Jdk jdk) {
  private Set<String> lines(String program, String tool) throws Exception {
    Outcome outcome = Run.of(jdk, "catalogue.lockdiscipline." + program).tool(tool).toEnd();
    assertThat(outcome.findings().health().internalErrors()).as(outcome.err()).isZero();
    return new TreeSet<>(outcome.out().lines().toList());
  }

  @Test
  void racyReadsSeeOlderValuesToo() throws Exception {
    assertThat(lines("StaleFlag", "FastTrack")).containsExactly("42 ready", "guarded 7");
    assertThat(lines("StaleFlag", "Jumble"))
        .containsExactly("0 null", "0 ready", "42 null", "42 ready", "guarded 7");
  }

  @Test
  void whatAConstructorWroteIsAnOlderValueToo() throws Exception {
    String trouble = "Cannot assign field \"size\" because \"start\" is null";
    assertThat(lines("StaleStart", "FastTrack"))
        .containsExactly(trouble, "rate 1.5", "size 11", "small 2", "state used");
    assertThat(lines("StaleStart", "Jumble"))
        .containsExactly(
            trouble,
            "rate 0.5",
            "rate 1.5",
            "size 10",
            "size 11",
            "small 1",
            "small 2",
            "state new",
            "state used");
  }

  @Test
  void aProgramWithoutRacesRunsAsAlways() throws Exception {
    Outcome outcome = Run.of(jdk, "catalogue.lockdiscipline.Bank").tool("Jumble").toEnd();
    assertThat(outcome.exit()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("Jumble answered 0 racy reads");
  }
}
