package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class AccessInstrumenterTest {
  private static List<String> eventsOf(String method) throws Exception {
    return Observed.run("Accesses", method).events().stream()
        .filter(event -> !event.startsWith("class"))
        .toList();
  }

  @Test
  void fieldsOfEitherSizeAreReadAndWritten() throws Exception {
    assertThat(eventsOf("readAndWriteFields"))
        .containsExactly("write number", "read number", "write wide", "read wide", "write wide");
  }

  @Test
  void finalFieldsNeedNoCheck() throws Exception {
    assertThat(eventsOf("readFinal")).isEmpty();
  }

  @Test
  void staticsAreReadAndWritten() throws Exception {
    assertThat(eventsOf("statics")).containsExactly("write shared", "read shared", "write shared");
  }

  @Test
  void volatileFieldsSynchronize() throws Exception {
    assertThat(eventsOf("volatiles"))
        .containsExactly(
            "volatile write flag",
            "volatile read flag",
            "volatile read flag",
            "volatile write flag");
  }

  @Test
  void elementsOfEveryTypeAreReadAndWritten() throws Exception {
    List<String> events = eventsOf("everyKindOfArray");
    for (String type :
        List.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "Object")) {
      assertThat(events).contains("read " + type + "[0]", "write " + type + "[0]");
    }
    assertThat(events).hasSize(27); // nine initializers, nine reads, nine writes
  }

  @Test
  void aGridIsAnArrayOfArrays() throws Exception {
    Observed.Outcome outcome = Observed.run("Accesses", "twoDimensions");
    assertThat(outcome.answer()).isEqualTo(5);
    assertThat(eventsOf("twoDimensions")).contains("read int[][1]", "write int[2]", "read int[2]");
  }

  @Test
  void anAccessThatThrowsIsNone() throws Exception {
    assertThat(Observed.run("Accesses", "outOfBounds").answer()).isEqualTo(-1);
    assertThat(eventsOf("outOfBounds")).isEmpty();
  }

  @Test
  void messagesOfNullPointerExceptionsStayTheSame() throws Exception {
    assertThat(Observed.run("Accesses", "nullMessage").answer())
        .isEqualTo(samples.Accesses.nullMessage());
  }

  @Test
  void copiesReadAndWrite() throws Exception {
    assertThat(eventsOf("copies"))
        .containsSequence("read int[0]", "read int[1]", "write int[1]", "write int[2]")
        .endsWith("read int[0]", "read int[1]", "read int[2]");
  }
}
