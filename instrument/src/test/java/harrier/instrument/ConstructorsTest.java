package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/** Which writes of constructors nobody else can see. */
@SuppressWarnings("unused")
class ConstructorsTest {
  private static final List<Object> ALL = new ArrayList<>();

  private static class Plain {
    int x;
    int y;

    Plain(int x, int y) {
      this.x = x;
      this.y = Math.max(x, y);
    }

    Plain(int x) {
      this(x, 0);
      y = x;
    }
  }

  private static final class Registered {
    int x;
    int y;

    Registered(int x) {
      this.x = x;
      ALL.add(this);
      y = x;
    }

    Registered() {
      this(1);
      x = 2;
    }
  }

  private static final class Calling {
    int x;
    int y;

    Calling() {
      x = 1;
      init();
      y = 2;
    }

    void init() {}
  }

  private static final class Other {
    int x;

    Other(Other other) {
      other.x = 1;
      x = 2;
    }
  }

  private static final class Chosen {
    int x;

    Chosen(Chosen other, boolean b) {
      (b ? this : other).x = 1;
    }
  }

  private static final class Looping {
    int x;

    Looping(int n) {
      for (int i = 0; i < n; i++) {
        x = i;
        ALL.add(this);
      }
    }
  }

  private static final class Captured {
    int x;
    Runnable later;

    Captured() {
      x = 1;
      later = () -> x++;
      x = 2;
    }
  }

  @Test
  void writesToTheNewObjectAreUnseen() {
    assertThat(of(Plain.class).keepThis()).isTrue();
    assertThat(unseen(Plain.class, "(II)V")).isEqualTo(bits(0, 1));
  }

  @Test
  void anotherConstructorThatKeepsTheObjectChangesNothing() {
    assertThat(unseen(Plain.class, "(I)V")).isEqualTo(bits(0));
  }

  @Test
  void writesAfterTheObjectWasHandedOutMayBeSeen() {
    assertThat(of(Registered.class).keepThis()).isFalse();
    assertThat(unseen(Registered.class, "(I)V")).isEqualTo(bits(0));
    assertThat(unseen(Registered.class, "()V")).isEqualTo(bits());
  }

  @Test
  void aMethodThatIsCalledMayHandItOut() {
    assertThat(of(Calling.class).keepThis()).isFalse();
    assertThat(unseen(Calling.class, "()V")).isEqualTo(bits(0));
  }

  @Test
  void writesToOtherObjectsMayBeSeen() {
    String descriptor = "(" + Other.class.descriptorString() + ")V";
    assertThat(unseen(Other.class, descriptor)).isEqualTo(bits(1));
  }

  @Test
  void whatMayBeAnotherObjectMayBeSeen() {
    String descriptor = "(" + Chosen.class.descriptorString() + "Z)V";
    assertThat(unseen(Chosen.class, descriptor)).isEqualTo(bits());
  }

  @Test
  void aLoopMayComeBackToAWriteAfterTheObjectWasHandedOut() {
    assertThat(unseen(Looping.class, "(I)V")).isEqualTo(bits());
  }

  @Test
  void aLambdaMayHandOutWhatItCaptures() {
    assertThat(of(Captured.class).keepThis()).isFalse();
    assertThat(unseen(Captured.class, "()V")).isEqualTo(bits(0));
  }

  private static BitSet unseen(Class<?> type, String descriptor) {
    return of(type).unseenWrites(descriptor);
  }

  private static Constructors of(Class<?> type) {
    try {
      return Constructors.in(new ClassReader(type.getName()));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static BitSet bits(int... all) {
    BitSet set = new BitSet();
    for (int bit : all) {
      set.set(bit);
    }
    return set;
  }
}
