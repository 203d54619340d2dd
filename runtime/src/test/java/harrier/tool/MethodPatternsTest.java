package harrier.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MethodPatternsTest {
  private static MethodPatterns parse(String... lines) {
    return MethodPatterns.parse("file", List.of(lines));
  }

  @Test
  void linesNameMethodsOfClasses() {
    MethodPatterns patterns = parse("# ours", "", "a.B.deposit", " a.B$C.* # all", "Main.do?t");
    assertThat(List.of("a.B.deposit", "a.B$C.x", "Main.doIt")).allMatch(patterns::match);
    assertThat(List.of("a.B.withdraw", "a.B.deposits", "b.a.B.deposit")).noneMatch(patterns::match);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"*", "*deposit", "com.acme.*", "*.get?", "a.B.pay-impl", "a.B.$plus", "ä.B.ö"})
  void whatCanNameAMethodIsAPattern(String line) {
    assertThat(parse(line)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.B.deposit extra",
        "a..B[",
        "deposit",
        ".deposit",
        "a.B.",
        "a.B.deposit()V",
        "a/B.deposit",
        "a.B#deposit",
        "a.B.deposit,a.B.withdraw",
        "\uFEFFa.B.deposit"
      })
  void anythingElseIsAMistake(String line) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> parse("a.B.deposit", line))
        .withMessage("file:2: '" + line + "' names no method; write pkg.Class.method");
  }

  @Test
  void aFileWithoutPatternsIsAMistake() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> parse("# nothing", ""))
        .withMessage("'file' names no method; write pkg.Class.method");
  }
}
