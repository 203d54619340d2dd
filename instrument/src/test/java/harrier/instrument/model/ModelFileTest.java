package harrier.instrument.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ModelFileTest {
  private static List<Row> read(String text) {
    return ModelFile.read("mine.models", text, 17).rows();
  }

  @Test
  void aRowNamesMethodPointConditionActionAndArguments() {
    Row row =
        read("""
                # A lock.
                class a.b.Lock
                  tryLock(long,TimeUnit)  return true  acquire(this.sync)
                """)
            .get(0);
    assertThat(row.type()).isEqualTo("a/b/Lock");
    assertThat(row.parameters()).containsExactly("long", "TimeUnit");
    assertThat(row.when()).isEqualTo(Row.When.RETURN);
    assertThat(row.condition()).isEqualTo(Row.Condition.TRUE);
    assertThat(row.action()).isEqualTo("acquire");
    assertThat(row.arguments())
        .containsExactly(new Argument(Argument.Base.THIS, 0, "sync", null, null));
  }

  @Test
  void rowsOfOtherJdksAreLeftOut() {
    assertThat(
            read(
                """
                class a.Lock
                  lock()    return  acquire(this)  since 21
                  unlock()  enter   release(this)  until 17
                class a.New since 21
                  lock()    return  acquire(this)
                """))
        .extracting(Row::method)
        .containsExactly("unlock");
  }

  @Test
  void monitorsAndGuardsAreLinesOfTheirOwn() {
    ModelFile file =
        ModelFile.read(
            "mine.models",
            """
            class a.Lock
            class a.Other
              monitors
            class a.Stream
              guards
            """,
            17);
    assertThat(file.monitors()).containsExactlyInAnyOrder("a/Lock", "a/Other");
    assertThat(file.guards()).containsExactly("a/Stream");
  }

  @Test
  void aStarStandsForAllOverloads() {
    assertThat(read("class a.Lock\n  lock(*) opaque").get(0).parameters()).isNull();
  }

  @Test
  void mistakesNameFileAndLineAndTheNearestWord() {
    assertThatThrownBy(() -> read("class a.Lock\n  lock() return aquire(this)"))
        .hasMessage("mine.models:2: unknown action 'aquire'; nearest: acquire");
    assertThatThrownBy(() -> read("class a.Lock\n  lock() returns acquire(this)"))
        .hasMessage("mine.models:2: unknown point 'returns'; nearest: return");
    assertThatThrownBy(() -> read("class a.Lock\n  lock() return acquire(that)"))
        .hasMessageStartingWith("mine.models:2: 'that' is no argument");
    assertThatThrownBy(() -> read("class a.Lock\n  lock() return acquire(this, this)"))
        .hasMessage("mine.models:2: 'acquire' does not take 2 arguments");
    assertThatThrownBy(() -> read("lock() return acquire(this)"))
        .hasMessage("mine.models:1: a row before the first 'class'");
    assertThatThrownBy(() -> read("class a.Lock\n  nonsense"))
        .hasMessageStartingWith("mine.models:2: 'nonsense' is no row");
  }
}
