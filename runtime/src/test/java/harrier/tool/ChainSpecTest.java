package harrier.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChainSpecTest {
  private static ChainSpec tool(String name) {
    return new ChainSpec.Named(name);
  }

  private static ChainSpec sequence(ChainSpec... steps) {
    return new ChainSpec.Sequence(List.of(steps));
  }

  private static ChainSpec parallel(ChainSpec... branches) {
    return new ChainSpec.Parallel(List.of(branches));
  }

  private static void assertMistake(String chain, String what) {
    assertThatThrownBy(() -> ChainSpec.parse(chain))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bad chain '" + chain + "': " + what);
  }

  @Test
  void oneToolIsAChain() {
    assertThat(ChainSpec.parse("FastTrack")).isEqualTo(tool("FastTrack"));
    assertThat(ChainSpec.parse("my.own.Tool")).isEqualTo(tool("my.own.Tool"));
  }

  @Test
  void colonsMakeASequence() {
    assertThat(ChainSpec.parse("A:B:C")).isEqualTo(sequence(tool("A"), tool("B"), tool("C")));
  }

  @Test
  void barsMakeBranches() {
    assertThat(ChainSpec.parse("A|B|C")).isEqualTo(parallel(tool("A"), tool("B"), tool("C")));
  }

  @Test
  void sequenceBindsTighterThanParallel() {
    assertThat(ChainSpec.parse("A:B|C:D"))
        .isEqualTo(parallel(sequence(tool("A"), tool("B")), sequence(tool("C"), tool("D"))));
  }

  @Test
  void parenthesesNest() {
    assertThat(ChainSpec.parse("A:(B|(C:D)):E"))
        .isEqualTo(
            sequence(tool("A"), parallel(tool("B"), sequence(tool("C"), tool("D"))), tool("E")));
  }

  @Test
  void spacesDoNotMatter() {
    assertThat(ChainSpec.parse(" A : ( B | C ) ")).isEqualTo(ChainSpec.parse("A:(B|C)"));
  }

  @Test
  void aMissingNameIsAMistake() {
    assertMistake("", "a tool name is missing at position 1");
    assertMistake("A::B", "a tool name is missing at position 3");
    assertMistake("A|", "a tool name is missing at position 3");
    assertMistake("A:()", "a tool name is missing at position 4");
  }

  @Test
  void unbalancedParenthesesAreAMistake() {
    assertMistake("A:(B|C", "a ')' is missing at position 7");
    assertMistake("A:B)", "unexpected ')' at position 4");
    assertMistake("(A)B", "unexpected 'B' at position 4");
  }
}
