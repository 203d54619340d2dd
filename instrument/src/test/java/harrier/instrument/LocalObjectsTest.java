package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.instrument.LocalObjects.Receiver;
import harrier.instrument.model.ObjectModels;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Which objects stay in the method that makes them. */
class LocalObjectsTest {
  /** Code to look at. */
  @SuppressWarnings("unused")
  private static final class Sample {
    private List<String> field = new ArrayList<>();

    static int length(String text) {
      StringBuilder local = new StringBuilder();
      local.append(text).append(1);
      return local.length();
    }

    static String text(boolean isLong) {
      StringBuilder local = null;
      if (isLong) {
        local = new StringBuilder(100);
      } else {
        local = new StringBuilder();
      }
      return local.append(1).toString();
    }

    static CharSequence part() {
      StringBuilder made = new StringBuilder();
      made.append(1);
      return made.subSequence(0, 1);
    }

    static StringBuilder returned() {
      StringBuilder made = new StringBuilder();
      made.append(1);
      return made;
    }

    static void passed(List<StringBuilder> all) {
      StringBuilder made = new StringBuilder();
      made.append(1);
      all.add(made);
    }

    void stored() {
      List<String> made = new ArrayList<>();
      made.add("a");
      field = made;
    }

    static Runnable captured() {
      List<String> made = new ArrayList<>();
      made.add("a");
      return () -> made.add("b");
    }

    static List<String> viewed() {
      List<String> made = new ArrayList<>();
      made.add("a");
      return made.subList(0, 1);
    }

    static void chosen(List<String> given) {
      List<String> either = given.size() > 3 ? given : new ArrayList<>();
      either.add("a");
    }

    static int iterated(List<String> given) {
      int length = 0;
      for (String each : given) {
        length += each.length();
      }
      return length;
    }
  }

  /** What the calls of the given name in a method of the sample are made on. */
  private static List<Receiver> receivers(String method, String... calls) throws IOException {
    ClassReader reader = new ClassReader(Sample.class.getName());
    ClassNode type = new ClassNode();
    reader.accept(type, 0);
    Set<String> all =
        type.methods.stream().map(each -> each.name + each.desc).collect(Collectors.toSet());
    LocalObjects locals = LocalObjects.in(reader, ObjectModels.shipped(), true, all);
    List<Receiver> receivers = new ArrayList<>();
    type.methods.stream()
        .filter(each -> each.name.equals(method))
        .forEach(
            each -> {
              int index = 0;
              for (var instruction : each.instructions) {
                if (instruction instanceof MethodInsnNode call) {
                  Receiver receiver = locals.receiver(each.name + each.desc, index++);
                  if (Arrays.asList(calls).contains(call.name)) {
                    receivers.add(receiver);
                  }
                }
              }
            });
    return receivers;
  }

  @Test
  void aBuilderThatIsOnlyCalledStays() throws IOException {
    assertThat(receivers("length", "append", "length"))
        .containsExactly(Receiver.LOCAL, Receiver.LOCAL, Receiver.LOCAL);
  }

  @Test
  void aBuilderStaysEvenIfItsTextDoesNot() throws IOException {
    assertThat(receivers("text", "append", "toString"))
        .containsExactly(Receiver.LOCAL, Receiver.LOCAL);
    assertThat(receivers("part", "append")).containsExactly(Receiver.SHARED);
  }

  @Test
  void whatIsReturnedPassedStoredOrCapturedGetsAway() throws IOException {
    assertThat(receivers("returned", "append")).containsExactly(Receiver.SHARED);
    assertThat(receivers("passed", "append")).containsExactly(Receiver.SHARED);
    assertThat(receivers("stored", "add")).containsExactly(Receiver.SHARED);
    assertThat(receivers("captured", "add")).containsExactly(Receiver.SHARED);
  }

  @Test
  void aViewThatGetsAwayTakesItsSourceAlong() throws IOException {
    assertThat(receivers("viewed", "add")).containsExactly(Receiver.SHARED);
  }

  @Test
  void whatMayBeAnotherObjectIsShared() throws IOException {
    assertThat(receivers("chosen", "add")).containsExactly(Receiver.SHARED);
  }

  @Test
  void theIteratorOfALoopStaysEvenIfItsSourceIsShared() throws IOException {
    assertThat(receivers("iterated", "iterator", "hasNext", "next"))
        .containsExactly(Receiver.SHARED, Receiver.LOCAL_CURSOR, Receiver.LOCAL_CURSOR);
  }
}
