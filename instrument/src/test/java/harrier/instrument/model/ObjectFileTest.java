package harrier.instrument.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import harrier.hook.ObjectEffect;
import harrier.hook.ObjectType;
import harrier.hook.ObjectType.Role;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The format of the tables of objects. */
class ObjectFileTest {
  private static Map<String, ObjectType> read(String text) {
    return ObjectFile.read("x.objects", text, 17);
  }

  private static ObjectEffect effect(String row, String method, String... parameters) {
    return read("object a.B\n" + row).get("a.B").effectOf(method, List.of(parameters));
  }

  private static void assertMistake(String text, String message) {
    assertThatIllegalArgumentException().isThrownBy(() -> read(text)).withMessage(message);
  }

  @Test
  void aTypeHasARoleAndSometimesAField() {
    Map<String, ObjectType> types =
        read("type a.T\nobject a.B\nobject a.S in map\nview a.B$V of this$0 # its keys\n");
    assertThat(types.keySet()).containsExactly("a.T", "a.B", "a.S", "a.B$V");
    assertThat(types.get("a.T").role()).isEqualTo(Role.TYPE);
    assertThat(types.get("a.S").field()).isEqualTo("map");
    assertThat(types.get("a.B$V").role()).isEqualTo(Role.VIEW);
    assertThat(types.get("a.B$V").field()).isEqualTo("this$0");
  }

  @Test
  void aRowHoldsForAllOverloadsUnlessItNamesTheTypes() {
    assertThat(effect("read: get", "get", "int")).isNotNull();
    assertThat(effect("read: get(int)", "get", "int")).isNotNull();
    assertThat(effect("read: get(int)", "get", "Object")).isNull();
    assertThat(effect("read: get() put(byte[], int)", "put", "byte[]", "int")).isNotNull();
    assertThat(effect("read: get", "put")).isNull();
  }

  @Test
  void effectsNameTheReceiverTheSourceAndArguments() {
    ObjectEffect addAll = effect("write, read arg1: addAll", "addAll", "Collection");
    assertThat(addAll.writes()).isEqualTo(ObjectEffect.RECEIVER);
    assertThat(addAll.reads()).isEqualTo(1 << 1);
    assertThat(addAll.arguments()).isEqualTo(1 << 1);
    ObjectEffect next = effect("write, read source: next", "next");
    assertThat(next.reads()).isEqualTo(ObjectEffect.SOURCE);
    assertThat(next.arguments()).isZero();
  }

  @Test
  void aSecondFieldSaysWhereAViewStartsOrWhatIsLocked() {
    Map<String, ObjectType> types = read("view a.V of root from offset\nguarded a.G of c by mutex");
    assertThat(types.get("a.V").second()).isEqualTo("offset");
    assertThat(types.get("a.G").second()).isEqualTo("mutex");
    assertMistake("guarded a.G of c", "x.objects:1: 'guarded' needs 'by FIELD'");
    assertMistake("view a.V of c by mutex", "x.objects:1: 'view' needs 'from FIELD'");
    assertMistake("object a.B from c", "x.objects:1: 'object' has one field");
  }

  @Test
  void anArgumentMayBeAnArrayOfWhichSomeElementsAreAccessed() {
    ObjectEffect fill = effect("write arg1 range: fill", "fill", "int[]", "int", "int", "int");
    assertThat(fill.writes()).isEqualTo(1 << 1);
    assertThat(fill.extent()).isEqualTo(ObjectEffect.Extent.RANGE);
    assertThat(effect("read arg1: hash", "hash", "Object[]").extent())
        .isEqualTo(ObjectEffect.Extent.NONE);
  }

  @Test
  void aConditionMakesAReadAWrite() {
    ObjectEffect get = effect("write if accessOrder: get", "get", "Object");
    assertThat(get.reads()).isEqualTo(ObjectEffect.RECEIVER);
    assertThat(get.writes()).isZero();
    assertThat(get.writesIf()).isEqualTo("accessOrder");
  }

  @Test
  void anElementIsWrittenWhileTheListIsRead() {
    ObjectEffect set = effect("write element arg1: set", "set", "int", "Object");
    assertThat(set.reads()).isEqualTo(ObjectEffect.RECEIVER);
    assertThat(set.writes()).isZero();
    assertThat(set.element()).isEqualTo(1);
    assertThat(set.writesElement()).isTrue();
  }

  @Test
  void whatTheJdkDoesNotHaveIsLeftOut() {
    assertThat(read("object a.B since 21\n  read: get\nobject a.C until 17\n").keySet())
        .containsExactly("a.C");
    assertThat(effect("read since 21: get", "get")).isNull();
    assertThat(effect("read until 20: get", "get")).isNotNull();
  }

  @Test
  void mistakesNameTheLineAndTheNearestWord() {
    assertMistake("  read: get", "x.objects:1: a row before the first type");
    assertMistake("objekt a.B", "x.objects:1: unknown word 'objekt'; nearest: object");
    assertMistake("view a.B", "x.objects:1: 'view' needs 'of FIELD'");
    assertMistake("type a.B of x", "x.objects:1: 'type' cannot have a field");
    assertMistake("object a.B\n  raed: get", "x.objects:2: unknown effect 'raed'; nearest: read");
    assertMistake("object a.B\n  read arg0: get", "x.objects:2: arguments are counted from arg1");
    assertMistake("object a.B\n  read: ?", "x.objects:2: '?' is no list of methods");
    assertMistake(
        "what is this?",
        "x.objects:1: 'what is this?' is neither a type nor a row; write EFFECTS: METHODS");
  }
}
