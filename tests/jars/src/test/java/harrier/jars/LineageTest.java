package harrier.jars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Of a missing class, the most special of the classes that it is used as is its superclass. */
final class LineageTest {
  private final Lineage lineage = new Lineage();

  private boolean learn(String complaint) throws Exception {
    return lineage.learn(complaint, new Linker(Map.of(), new Library(List.of()), lineage));
  }

  private static String notAssignable(String type, String target) {
    return "Type '%s' (current frame, stack[0]) is not assignable to '%s'".formatted(type, target);
  }

  @Test
  void aMissingClassExtendsWhatItIsUsedAs() throws Exception {
    assertThat(learn(notAssignable("a/A", "java/io/Reader"))).isTrue();
    assertThat(lineage.superOf("a/A")).isEqualTo("java/io/Reader");
  }

  @Test
  void missingClassesFormAChain() throws Exception {
    assertThat(learn(notAssignable("a/A", "a/B"))).isTrue();
    assertThat(learn(notAssignable("a/A", "java/io/Reader"))).isTrue();
    assertThat(lineage.superOf("a/A")).isEqualTo("a/B");
    assertThat(lineage.superOf("a/B")).isEqualTo("java/io/Reader");
  }

  @Test
  void aChainHasAnEnd() throws Exception {
    assertThat(learn(notAssignable("a/A", "a/B"))).isTrue();
    assertThat(learn(notAssignable("a/B", "a/A"))).isFalse();
  }

  @Test
  void aLaterUseReplacesAnEarlierOneOnlyOnce() throws Exception {
    assertThat(learn(notAssignable("a/A", "java/io/Reader"))).isTrue();
    assertThat(learn(notAssignable("a/A", "java/io/BufferedReader"))).isTrue();
    assertThat(learn(notAssignable("a/A", "java/io/Reader"))).isFalse();
    assertThat(lineage.superOf("a/A")).isEqualTo("java/io/BufferedReader");
  }

  @Test
  void whatIsExtendedIsAClass() throws Exception {
    assertThat(learn("IncompatibleClassChangeError: class b.B has interface a.A as super class"))
        .isTrue();
    assertThat(lineage.superOf("a/A")).isEqualTo("java/lang/Object");
  }

  @Test
  void nothingIsLearnedOfTheJdk() throws Exception {
    assertThat(learn(notAssignable("java/lang/Object", "a/A"))).isFalse();
    assertThat(learn("java.lang.ClassFormatError: broken")).isFalse();
  }
}
