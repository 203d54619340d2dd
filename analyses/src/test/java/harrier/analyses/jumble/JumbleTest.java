package harrier.analyses.jumble;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.shadow.Memory;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import harrier.tool.ValueTool;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JumbleTest {
  private static final Site WRITE =
      new Site(1, "a.B", "run", "B.java", 1, Site.Op.WRITE, "a.B", "x", "I");
  private static final Site READ =
      new Site(2, "a.B", "run", "B.java", 2, Site.Op.READ, "a.B", "x", "I");

  private final Jumble tool = new Jumble();
  private final Scene scene = Scene.of("Own", tool);
  private final ShadowThread writer = scene.thread("writer");
  private final ShadowThread reader = scene.thread("reader");
  private final Object[] cell = new Object[1];

  private void access(ShadowThread t, Site site) {
    Variable x = Variable.field("a.B", "x");
    scene.chain.access(t.events.access.variable(site, site.isWrite(), x, cell, Memory.REFERENCES));
  }

  private void write(ShadowThread t, Object value) {
    tool.writing(t, WRITE, value);
    access(t, WRITE);
  }

  /** Everything that a thread gets to see in many reads, when memory holds the given value. */
  private Set<Object> seen(ShadowThread t, Object found) {
    Set<Object> seen = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      access(t, READ);
      seen.add(tool.reading(t, READ, found));
    }
    return seen;
  }

  @Test
  void aRacyReadSeesTheValueBeforeOrAfter() {
    write(writer, 42);
    assertThat(seen(reader, 42)).containsExactlyInAnyOrder(42, ValueTool.DEFAULT);
  }

  @Test
  void aThreadSeesItsOwnWrites() {
    write(writer, 1);
    write(writer, 2);
    assertThat(seen(writer, 2)).containsExactly(2);
  }

  @Test
  void anOrderedReadSeesTheLatestWrite() {
    ShadowLock m = scene.lock("m");
    scene.acquire(writer, m);
    write(writer, 1);
    write(writer, 2);
    scene.release(writer, m);
    scene.acquire(reader, m);
    assertThat(seen(reader, 2)).containsExactly(2);
  }

  @Test
  void whatIsOverwrittenBeforeAnOrderedWriteIsOutOfReach() {
    ShadowLock m = scene.lock("m");
    scene.acquire(writer, m);
    write(writer, 1);
    write(writer, 2);
    scene.release(writer, m);
    write(writer, 3);
    scene.acquire(reader, m);
    assertThat(seen(reader, 3)).containsExactlyInAnyOrder(2, 3);
  }

  /** What the second thread that a new one starts gets to see of a write by that one. */
  private List<Object> answers(String seed) {
    Jumble jumble = new Jumble();
    Scene other = Scene.of("Own", jumble).with(Map.of("jumble.seed", seed));
    ShadowThread parent = other.thread("parent");
    ShadowThread child = other.thread("child");
    other.start(parent, other.thread("first child"));
    other.start(parent, child);
    Object[] place = new Object[1];
    Variable x = Variable.field("a.B", "x");
    jumble.writing(parent, WRITE, 1);
    other.chain.access(parent.events.access.variable(WRITE, true, x, place, Memory.REFERENCES));
    List<Object> answers = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      other.chain.access(child.events.access.variable(READ, false, x, place, Memory.REFERENCES));
      answers.add(jumble.reading(child, READ, 1));
    }
    assertThat(jumble.summary()).contains("seed " + seed);
    return answers;
  }

  @Test
  void theSameSeedGivesTheSameAnswersWhateverOtherThreadsThereAre() {
    List<Object> answers = answers("7");
    scene.thread("of the JVM");
    assertThat(answers("7")).isEqualTo(answers).isNotEqualTo(answers("8"));
  }

  @Test
  void threadsOfOneParentHaveAnswersOfTheirOwn() {
    ShadowThread one = scene.thread("one");
    ShadowThread two = scene.thread("two");
    scene.start(reader, one);
    scene.start(reader, two);
    write(writer, 1);
    assertThat(answersTo(one)).isNotEqualTo(answersTo(two));
  }

  private List<Object> answersTo(ShadowThread t) {
    List<Object> answers = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      access(t, READ);
      answers.add(tool.reading(t, READ, 1));
    }
    return answers;
  }

  @Test
  void aShareOfNothingChangesNothing() {
    scene.with(Map.of("jumble.share", "0"));
    write(writer, 1);
    assertThat(seen(reader, 1)).containsExactly(1);
  }

  @Test
  void anAnswerIsForItsOwnReadOnly() {
    scene.with(Map.of("jumble.share", "1"));
    write(writer, 1);
    access(reader, READ);
    Site elsewhere = new Site(3, "a.B", "run", "B.java", 3, Site.Op.READ, "a.B", "y", "I");
    assertThat(tool.reading(reader, elsewhere, "other")).isEqualTo("other");
    assertThat(tool.reading(reader, READ, 1)).isEqualTo(1);
  }

  @Test
  void aFirstWriteThatNobodySawIsInMemoryUntilItIsReplaced() {
    access(writer, WRITE);
    assertThat(seen(reader, 5)).containsExactlyInAnyOrder(5, ValueTool.DEFAULT);
    assertThat(tool.wantsReplaced((ShadowVar) cell[0])).isTrue();
    tool.writing(writer, WRITE, 6);
    tool.replacing(writer, WRITE, 5);
    access(writer, WRITE);
    assertThat(tool.wantsReplaced((ShadowVar) cell[0])).isFalse();
    assertThat(seen(reader, 6)).containsExactlyInAnyOrder(6, 5, ValueTool.DEFAULT);
  }

  @Test
  void aFirstWriteThatNobodySawIsLostWhenItIsReplacedUnseen() {
    access(writer, WRITE);
    write(writer, 6);
    write(writer, 7);
    assertThat(seen(reader, 7)).containsExactlyInAnyOrder(6, 7);
  }

  @Test
  void aWriteThatNobodySawMakesTheOlderValuesUnknown() {
    write(writer, 1);
    access(writer, WRITE);
    assertThat(seen(reader, 5)).containsExactly(5);
  }
}
