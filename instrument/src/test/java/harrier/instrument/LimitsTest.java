package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import harrier.shadow.Site;
import harrier.shadow.Sites;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Classes that are close to what a class file can hold are observed as far as there is room. */
final class LimitsTest {
  private static final int CONSTANTS = 65_535;

  /** A class with a plain and a volatile static, and a method that reads each so many times. */
  private static ClassWriter reader(int plain, int volatiles) {
    ClassWriter type = Linked.emptyClass(Opcodes.V17, "Reader");
    type.visitField(Opcodes.ACC_STATIC, "plain", "I", null, null).visitEnd();
    type.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_VOLATILE, "flag", "I", null, null).visitEnd();
    MethodVisitor run = type.visitMethod(Opcodes.ACC_STATIC, "run", "()V", null, null);
    run.visitCode();
    for (int i = 0; i < plain + volatiles; i++) {
      run.visitFieldInsn(Opcodes.GETSTATIC, "Reader", i < plain ? "plain" : "flag", "I");
      run.visitInsn(Opcodes.POP);
    }
    run.visitInsn(Opcodes.RETURN);
    run.visitMaxs(0, 0);
    run.visitEnd();
    return type;
  }

  private static void fill(ClassWriter type, int free) {
    int used = type.newConst(-1);
    for (int i = used + 1; i < CONSTANTS - free; i++) {
      type.newConst(-i);
    }
  }

  @Test
  void aMethodThatWouldBeTooLargeKeepsItsSynchronization() {
    ClassInstrumenter.Result result = Linked.of(reader(10_000, 10).toByteArray());
    assertThat(result.left()).isEqualTo("method too large, accesses in it are not checked: run()V");
    assertThat(Linked.hooks(Linked.method(result.bytes(), "run"), "readStatic")).isEqualTo(10);
  }

  @Test
  void aMethodWithoutRoomForAnyHookIsLeftAsItIs() {
    ClassInstrumenter.Result result = Linked.of(reader(6_000, 10_000).toByteArray());
    assertThat(result.left()).isEqualTo("method too large, not observed: run()V");
    assertThat(Linked.hooks(Linked.method(result.bytes(), "run"), "readStatic")).isZero();
  }

  /**
   * The writer of a class gives up beyond a certain amount of memory, with an exception of its own.
   */
  @Test
  void aMethodWithTooManyFramesIsLeftAsItIsAndTheOthersAreObserved() {
    ClassWriter type = reader(1, 1);
    type.setComputeLimits(Integer.MAX_VALUE, Long.MAX_VALUE);
    int locals = 2_000;
    MethodVisitor wide = type.visitMethod(Opcodes.ACC_STATIC, "wide", "()V", null, null);
    wide.visitCode();
    for (int i = 0; i < locals; i++) {
      wide.visitInsn(Opcodes.ICONST_0);
      wide.visitVarInsn(Opcodes.ISTORE, i);
    }
    Object[] integers = new Object[locals];
    Arrays.fill(integers, Opcodes.INTEGER);
    for (int i = 0; i < 2_000; i++) {
      Label next = new Label();
      wide.visitFieldInsn(Opcodes.GETSTATIC, "Reader", "flag", "I");
      wide.visitJumpInsn(Opcodes.IFEQ, next);
      wide.visitInsn(Opcodes.NOP);
      wide.visitLabel(next);
      wide.visitFrame(Opcodes.F_NEW, locals, integers, 0, null);
    }
    wide.visitInsn(Opcodes.RETURN);
    wide.visitMaxs(0, 0);
    wide.visitEnd();
    ClassInstrumenter.Result result = Linked.of(type.toByteArray());
    assertThat(result.left()).isEqualTo("method too large, not observed: wide()V");
    assertThat(Linked.hooks(Linked.method(result.bytes(), "run"), "readStatic")).isEqualTo(2);
    assertThat(Linked.hooks(Linked.method(result.bytes(), "wide"), "readStatic")).isZero();
  }

  @Test
  void aMethodThatIsNoLongerCompiledIsNamed() {
    assertThat(Linked.of(reader(1_900, 0).toByteArray()).grown()).containsExactly("run()V");
    assertThat(Linked.of(reader(100, 0).toByteArray()).grown()).isEmpty();
    assertThat(Linked.of(reader(2_100, 0).toByteArray()).grown()).isEmpty();
  }

  @Test
  void numbersAreComputedWhereThereIsNoRoomForConstants() {
    for (int i = 0; i < 1 << 15; i++) {
      Sites.add("earlier", "earlier", null, i, Site.Op.CALL); // so that numbers are large
    }
    ClassWriter type = reader(1_000, 0);
    fill(type, 100);
    ClassInstrumenter.Result result = Linked.of(type.toByteArray());
    assertThat(result.left()).isNull();
    assertThat(Linked.hooks(Linked.method(result.bytes(), "run"), "readStatic")).isEqualTo(1_000);
  }

  @Test
  void aClassWithoutRoomForTheNamesOfFieldsGetsNone() {
    ClassWriter type = reader(1, 1);
    for (int i = 0; i < 50; i++) {
      type.visitField(Opcodes.ACC_STATIC, "f" + i, "I", null, null).visitEnd();
    }
    fill(type, 80);
    ClassInstrumenter.Result result = Linked.of(type.toByteArray());
    assertThat(result.left()).contains("accesses to its fields are not checked");
    assertThat(Linked.hooks(Linked.method(result.bytes(), "run"), "readStatic")).isEqualTo(2);
  }

  @Test
  void aClassWithTooManyFieldsGetsNoMore() {
    ClassWriter type = reader(1, 1);
    for (int i = 0; i < 22_000; i++) {
      String descriptor = "[".repeat(i % 200) + "I";
      type.visitField(0, "f" + i / 200, descriptor, null, null).visitEnd();
    }
    ClassInstrumenter.Result result = Linked.of(type.toByteArray());
    assertThat(result.left()).contains("accesses to its fields are not checked");
    assertThat(new ClassOutline(new ClassReader(result.bytes())).fields).hasSize(22_002);
  }

  @Test
  void thousandsOfFieldsHaveShadows() {
    ClassWriter type = reader(1, 1);
    for (int i = 0; i < 5_000; i++) {
      type.visitField(0, "f" + i, "I", null, null).visitEnd();
    }
    ClassInstrumenter.Result result = Linked.of(type.toByteArray());
    assertThat(result.left()).isNull();
    assertThat(new ClassOutline(new ClassReader(result.bytes())).fields).hasSizeGreaterThan(15_000);
  }

  @Test
  void aClassWithoutRoomForAnythingIsRefused() {
    ClassWriter type = reader(1, 1);
    fill(type, 2);
    assertThatThrownBy(() -> Linked.of(type.toByteArray()))
        .isInstanceOf(ClassTooLargeException.class);
  }
}
