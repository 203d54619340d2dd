package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Which accesses to fields need no check of their own. */
final class SpanFlowTest {
  @SuppressWarnings("unused")
  private static final class Other {
    int x;
  }

  @SuppressWarnings("unused")
  private static final class Subject {
    private int x;
    private int y;
    private double wide;
    private final int fixed = Integer.parseInt("1");
    private volatile int loud;
    private static int shared;
    private int[] items;

    int again() {
      return x + x;
    }

    int readAfterWrite() {
      x = 1;
      return x;
    }

    void writeAfterRead() {
      if (x > 0) {
        x = 1;
        x = 2;
      }
    }

    void compound() {
      x += 100_000;
      x++;
    }

    static void compoundStatic() {
      shared++;
    }

    static void compoundOfOther(Subject other) {
      other.x *= 3;
    }

    void divided(int by) {
      x /= by;
    }

    void called() {
      x += Integer.parseInt("1");
    }

    static void swapped(Subject one, Subject other) {
      Subject each = one;
      int read = each.x;
      each = other;
      each.x = read;
    }

    void maybe(boolean really) {
      int read = x;
      x = really ? read : 1;
    }

    void wide() {
      wide = wide + 1;
      wide = 2;
    }

    int twoFields() {
      return x + y + x + y;
    }

    int otherObject(Subject other) {
      return x + other.x + x + other.x;
    }

    int reassigned(Subject one, Subject other) {
      Subject each = one;
      int sum = each.x;
      each = other;
      return sum + each.x;
    }

    int quiet(int a) {
      int sum = x + fixed;
      items = new int[] {Math.abs(a)};
      sum += items[0] / a;
      return sum + x + (items == null ? 1 : 2);
    }

    int call() {
      int sum = x;
      again();
      return sum + x;
    }

    int monitor() {
      int sum = x;
      synchronized (this) {
        sum += x;
      }
      return sum + x;
    }

    int loud() {
      return x + loud + x;
    }

    int another(Other other) {
      return x + other.x + x + other.x;
    }

    int cast(Object object) {
      return x + ((String[]) object).length + x;
    }

    int made() {
      Object some = new Object[x];
      return x;
    }

    int oneWay(boolean b) {
      if (b) {
        x = 1;
      }
      return x;
    }

    int bothWays(boolean b) {
      int sum;
      if (b) {
        sum = x;
      } else {
        x = 1;
        sum = 2;
      }
      return sum + x;
    }

    int handler(Subject other) {
      try {
        other.x = x;
      } catch (NullPointerException e) {
        x = 1;
      }
      return x;
    }

    int innerLoop() {
      int sum = x;
      for (int i = 0; i < 9; i++) {
        sum += x;
      }
      return sum + x;
    }

    int limit() {
      int sum = 0;
      for (int i = 0; i < x; i++) {
        sum += x * i;
      }
      return sum + x;
    }

    int limitUnderLock(Object lock) {
      synchronized (lock) {
        while (y < x) {
          y++;
        }
        return y;
      }
    }

    int limits() {
      int sum = 0;
      for (int i = 0; i < x; i++) {
        for (int j = 0; j < y; j++) {
          sum += x * y;
        }
      }
      return sum;
    }

    int lockedInside() {
      int i = 0;
      while (i < x) {
        synchronized (this) {
          i++;
        }
      }
      return i;
    }

    int afterCondition(boolean b) {
      int i = 0;
      while (b && i < x) {
        i++;
      }
      return i;
    }

    int limitOfOther(Subject other) {
      int i = 0;
      while (i < other.x) {
        i++;
      }
      return i;
    }

    static int statics() {
      return shared + shared;
    }
  }

  @Test
  void anAccessStandsForTheSameThatFollow() {
    assertThat(checked("again")).containsExactly("x read");
    assertThat(checked("twoFields")).containsExactly("x read", "y read");
    assertThat(checked("otherObject")).containsExactly("x read", "x read");
    assertThat(checked("statics")).containsExactly("shared read");
  }

  @Test
  void aWriteStandsForReadsButNotTheOtherWayRound() {
    assertThat(checked("readAfterWrite")).containsExactly("x write");
    assertThat(checked("writeAfterRead")).containsExactly("x read", "x write");
  }

  @Test
  void aReadIsLeftToTheWriteThatIsCertainToFollow() {
    assertThat(checked("compound")).containsExactly("x write");
    assertThat(checked("wide")).containsExactly("wide write");
    assertThat(checked("compoundStatic")).containsExactly("shared write");
    assertThat(checked("compoundOfOther")).containsExactly("x write");
  }

  @Test
  void aReadIsCheckedIfTheWriteMayNotFollow() {
    assertThat(checked("divided")).containsExactly("x read", "x write");
    assertThat(checked("called")).containsExactly("x read", "x write");
    assertThat(checked("swapped")).containsExactly("x read", "x write");
    assertThat(checked("maybe")).containsExactly("x read", "x write");
  }

  @Test
  void aLocalMayHoldAnotherObjectLater() {
    assertThat(checked("reassigned")).containsExactly("x read", "x read");
  }

  @Test
  void whatCannotSynchronizeComesBetween() {
    assertThat(checked("quiet")).containsExactly("x read", "fixed read", "items write");
  }

  @Test
  void whatMaySynchronizeEndsASpan() {
    assertThat(checked("call")).containsExactly("x read", "x read");
    assertThat(checked("monitor")).containsExactly("x read", "x read", "x read");
    assertThat(checked("loud")).containsExactly("x read", "loud read", "x read");
    assertThat(checked("another")).containsExactly("x read", "x read", "x read", "x read");
    assertThat(checked("cast")).containsExactly("x read", "x read");
    assertThat(checked("made")).containsExactly("x read", "x read");
  }

  @Test
  void everyPathCounts() {
    assertThat(checked("oneWay")).containsExactly("x write", "x read");
    assertThat(checked("bothWays")).containsExactly("x read", "x write");
    assertThat(checked("handler")).containsExactly("x read", "x write", "x write");
  }

  @Test
  void whatWasCheckedBeforeALoopNeedsNoCheckInIt() {
    assertThat(checked("innerLoop")).containsExactly("x read");
  }

  @Test
  void whatALoopBeginsWithIsCheckedBeforeIt() {
    assertThat(checked("limit")).containsExactly("hoisted x");
    assertThat(checked("limits")).containsExactly("hoisted x", "hoisted y");
  }

  @Test
  void aReadIsNotHoistedIfItMayNotHappenOrHasToBeRepeated() {
    assertThat(checked("lockedInside")).containsExactly("x read");
    assertThat(checked("afterCondition")).containsExactly("x read");
    assertThat(checked("limitOfOther")).containsExactly("x read");
  }

  /** Code between a lock and the block that releases it could leave the lock held. */
  @Test
  void aReadIsNotHoistedOutOfABlockWithAHandler() {
    assertThat(checked("limitUnderLock")).doesNotContain("hoisted x", "hoisted y");
  }

  /** What is checked in a method, in the order of its code. */
  private static List<String> checked(String method) {
    List<String> checks = new ArrayList<>();
    ClassReader reader = reader();
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            if (!name.equals(method)) {
              return null;
            }
            SpanPlan plan =
                SpanPlan.of(reader, new ClassOutline(reader), Set.of(name + descriptor))
                    .get(name + descriptor);
            for (int i = 0; i < 1000; i++) {
              plan.hoistedTo(i).forEach(read -> checks.add("hoisted " + read.name()));
            }
            return new MethodVisitor(Opcodes.ASM9) {
              private int number;

              @Override
              public void visitFieldInsn(int opcode, String owner, String field, String type) {
                boolean isWrite = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
                if (!plan.settles(number++)) {
                  checks.add(field + (isWrite ? " write" : " read"));
                }
              }
            };
          }
        },
        0);
    return checks;
  }

  private static ClassReader reader() {
    try {
      return new ClassReader(Subject.class.getName());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
