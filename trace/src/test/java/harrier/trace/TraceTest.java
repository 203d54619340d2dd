package harrier.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import harrier.event.Event;
import harrier.tool.Chain;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TraceTest {
  /** Notes the events it sees: thread and kind. */
  private static final class Notes extends Relay {
    final List<String> events = new ArrayList<>();

    @Override
    protected void relay(EventKind kind, Event e) {
      events.add(e.thread() + " " + kind);
    }
  }

  private static List<String> eventsOf(String text) {
    Notes notes = new Notes();
    Replay.withReferences(Chain.of(notes, finding -> {})).run(Trace.parse(text));
    return notes.events;
  }

  @Test
  void operationsBelongToTheThreadInWhoseColumnTheyStart() {
    Trace trace =
        Trace.parse(
            """
            t0      t1
            wr x
                    rd x !
            barrier t0 t1
            """);
    assertThat(trace.threads()).containsExactly("t0", "t1");
    assertThat(trace.steps())
        .containsExactly(
            new Step(2, "t0", Op.WRITE, List.of("x"), false),
            new Step(3, "t1", Op.READ, List.of("x"), true),
            new Step(4, "t0", Op.BARRIER, List.of("t0", "t1"), false));
  }

  @Test
  void printingAndReadingAgainGivesTheSameTrace() {
    Trace trace =
        Trace.parse(
            """
            main      worker
            fork worker
                      interrupted
            wr x
                      rd x !
            """);
    assertThat(Trace.parse(trace.toString())).isEqualTo(trace);
  }

  @Test
  void aReplayMakesTheEventsOfThreadsToo() {
    assertThat(
            eventsOf(
                """
                t0        t1
                wr x
                fork t1
                          rd x
                join t1
                """))
        .containsExactly(
            "t0 create",
            "t0 begin",
            "t0 access",
            "t1 create",
            "t0 start",
            "t1 begin",
            "t1 access",
            "t1 end",
            "t0 join",
            "t0 end");
  }

  @Test
  void reentrantAcquiresAreNoEvents() {
    assertThat(
            eventsOf(
                """
                t0
                acq m
                acq m
                wait m
                wake m
                rel m
                rel m
                """))
        .containsExactly(
            "t0 create",
            "t0 begin",
            "t0 request",
            "t0 acquire",
            "t0 release",
            "t0 acquire",
            "t0 release",
            "t0 end");
  }

  @Test
  void everyOperationIsAnEvent() {
    assertThat(
            eventsOf(
                """
                t0        t1
                acq m
                notify m
                rel m
                vwr v
                vrd v
                publish c
                withdraw
                observe c
                init C
                use C
                enter f
                exit f
                sleep
                interrupt t1
                          interrupted
                alive t1
                barrier t0
                """))
        .containsExactly(
            "t0 create",
            "t1 create",
            "t0 begin",
            "t0 request",
            "t0 acquire",
            "t0 notify",
            "t0 release",
            "t0 volatileAccess",
            "t0 volatileAccess",
            "t0 publish",
            "t0 withdraw",
            "t0 observe",
            "t0 classInitialized",
            "t0 classAccessed",
            "t0 enter",
            "t0 exit",
            "t0 sleep",
            "t0 interrupt",
            "t1 begin",
            "t1 interrupted",
            "t1 end",
            "t0 isAlive",
            "t0 barrier",
            "t0 end");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                         | line 1: a line of thread names is missing
          t0 t0                      | line 1: two columns for t0
          t0    t1\\n  wr x          | line 2: 'wr x' starts in no thread's column; they are t0 at 1, t1 at 7
          t0\\nput x                 | line 2: 'put x' is no operation
          t0\\n!                     | line 2: '!' is no operation
          t0\\nrd                    | line 2: 'rd': rd needs a variable
          t0\\nrd x y                | line 2: 'rd x y': rd needs a variable
          t0\\nbarrier               | line 2: 'barrier': barrier needs threads
          t0\\nsleep x               | line 2: 'sleep x': sleep stands alone
          t0\\nacq m !               | line 2: 'acq m !': only an access can be reported
          t0\\n\\trd x               | line 2: tabs do not make columns
          t0 t1\\nacq m\\n   acq m\\nrel m | line 3: 'acq m': t0 holds m
          t0\\nrel m                 | line 2: 'rel m': t0 does not hold m
          t0\\nwait m                | line 2: 'wait m': t0 does not hold m
          t0\\nwake m                | line 2: 'wake m': t0 does not wait for m
          t0\\nfork t1               | line 2: 'fork t1': there is no column for t1
          t0 t1\\n   rd x\\nfork t1  | line 2: 'rd x': t1 has not been forked
          t0 t1\\nfork t1\\nfork t1  | line 3: 'fork t1': t1 has been forked before
          t0 t1\\njoin t1\\n   rd x  | line 2: 'join t1': t1 has not ended
          t0 t1\\njoin t1\\nbarrier t1 | line 2: 'join t1': t1 has not ended
          """)
  void aMistakeIsNamedWithItsLine(String text, String message) {
    String trace = text.replace("\\n", "\n").replace("\\t", "\t");
    assertThatThrownBy(() -> eventsOf(trace))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
