package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.hook.Granularity;
import harrier.instrument.model.ObjectModels;
import harrier.tool.EventKind;
import harrier.tool.Optimization;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Which arrays stay in the method that makes them: accesses to their elements get no hooks. */
final class LocalArraysTest {
  /** Code to look at. */
  @SuppressWarnings({"unused", "ArrayHashCode", "ArrayToString"})
  private static final class Sample {
    private static int[] shared;
    private int[] field;
    private static Object any;

    static int used(int n) {
      int[] a = new int[n];
      for (int i = 0; i < n; i++) {
        a[i] = i;
      }
      long[] wide = {1, 2};
      wide[1] = wide[0];
      return a[n - 1] + a.length + (int) wide[1];
    }

    static int[] returned(int n) {
      int[] a = new int[n];
      a[0] = 1;
      return a;
    }

    static void storedToStatic() {
      int[] a = new int[1];
      a[0] = 1;
      shared = a;
    }

    void storedToField() {
      int[] a = new int[1];
      a[0] = 1;
      field = a;
    }

    static void storedToArray(Object[] given) {
      int[] a = new int[1];
      a[0] = 1;
      given[0] = a;
    }

    static void storedToLocalObjects() {
      int[] a = new int[1];
      a[0] = 1;
      Object[] objects = new Object[1];
      objects[0] = a;
      any = objects[0];
    }

    static int passed() {
      int[] a = new int[1];
      a[0] = 1;
      return used(used(any(a)));
    }

    private static int any(Object a) {
      return 1;
    }

    static void passedOnOneWay(boolean b) {
      int[] a = new int[1];
      a[0] = 1;
      if (b) {
        any(a);
      }
    }

    static IntSupplier captured() {
      int[] a = new int[1];
      a[0] = 1;
      return () -> a.length;
    }

    static String joined() {
      char[] a = new char[1];
      a[0] = 1;
      return "a" + a;
    }

    static String format(int n) {
      int[] a = {n};
      return String.format("%s %s", a[0], n);
    }

    static int given(int[] a) {
      return a[0];
    }

    static int either(boolean b, int[] given) {
      int[] a = b ? given : new int[1];
      return a[0];
    }

    static int eitherOfTwo(boolean b) {
      int[] a = b ? new int[1] : new int[2];
      return a[0];
    }

    static int[] eitherOfTwoReturned(boolean b) {
      int[] one = new int[1];
      int[] other = new int[1];
      one[0] = 1;
      other[0] = 1;
      return b ? one : other;
    }

    static int orNull(boolean b) {
      int[] a = null;
      if (b) {
        a = new int[1];
      }
      return a[0];
    }

    static int grows(int n) {
      int[] a = new int[1];
      for (int i = 0; i < n; i++) {
        if (i == a.length) {
          a = Arrays.copyOf(a, 2 * i);
        }
        a[i] = i;
      }
      return a[n - 1];
    }

    static int replacedInLoop(int[][] given) {
      int[] a = new int[1];
      int sum = 0;
      for (int i = 0; i < 9; i++) {
        sum += a[0];
        a = given[i];
      }
      return sum;
    }

    static int newInLoop() {
      int sum = 0;
      for (int i = 0; i < 9; i++) {
        int[] a = new int[1];
        a[0] = i;
        sum += a[0];
      }
      return sum;
    }

    static int caught(int n) {
      int[] a = new int[1];
      try {
        a[0] = 1 / n;
      } catch (ArithmeticException e) {
        a[0] = 2;
      } finally {
        a[0]++;
      }
      return a[0];
    }

    static int caughtWithOther(int[] given) {
      int[] a = new int[1];
      try {
        a[0] = 1;
        a = given;
        a[0] = 2;
      } catch (ArithmeticException e) {
        a[0] = 3;
      }
      return 1;
    }

    static int asked(Object other) {
      int[] a = new int[1];
      synchronized (a) {
        a[0] = a == other ? 1 : 2;
      }
      Object object = a;
      if (object instanceof int[] && a.equals(other) && a != null && a.getClass() == null) {
        a[0] = a.hashCode() + a.toString().length();
      }
      return ((int[]) object)[0];
    }

    static Object[] sorted() {
      Object[] a = new Object[2];
      a[0] = "b";
      a[1] = "a";
      Arrays.sort(a);
      return new Object[] {a[0]};
    }

    static String text(String given) {
      char[] chars = given.toCharArray();
      chars[0] = 'a';
      byte[] bytes = given.getBytes();
      bytes[0] = 1;
      String[] parts = given.split(" ");
      return new String(chars) + new String(bytes) + parts[0] + new StringBuilder().append(chars);
    }

    static int cloned(int[] given) {
      int[] a = given.clone();
      int[] b = a.clone();
      return a[0] + b[0] + given[0];
    }

    static int matrix(int n) {
      int[][] m = new int[n][n];
      int[] row = m[0];
      m[1] = m[2];
      m[2] = row;
      m[3] = null;
      return m[1][2] + row[1];
    }

    static int[] rowReturned(int n) {
      int[][] m = new int[n][n];
      m[0][0] = 1;
      return m[1];
    }

    static int foreignRow(int[] given) {
      int[][] m = new int[2][2];
      m[0] = given;
      return m[1][0];
    }

    static int rowsOneByOne(int n) {
      int[][] m = new int[n][];
      for (int i = 0; i < n; i++) {
        int[] row = new int[i];
        m[i] = row;
        row[0] = 1;
      }
      return m[0][0];
    }

    static int rowGetsAwayItself(int n) {
      int[][] m = new int[n][];
      int[] row = new int[1];
      m[0] = row;
      shared = row;
      return m[0][0];
    }

    static int rowGetsAwayThroughMatrix(int n) {
      int[][] m = new int[n][];
      int[] row = new int[1];
      m[0] = row;
      row[0] = 1;
      shared = m[0];
      return m.length;
    }

    static int cube(int n, int[] given) {
      int[][][] safe = new int[n][n][n];
      int[][][] spoilt = new int[n][n][n];
      safe[0][1][2] = 1;
      spoilt[1][0] = given;
      spoilt[1][2][3] = 1;
      return 1;
    }

    static int arraysAsObjects(int[][] given) {
      Object[][] m = new Object[2][];
      int[][] ints = new int[2][2];
      m[0] = ints;
      any = m[0][0];
      return ints[0][0];
    }

    static void words(String given) {
      String[][] m = new String[2][2];
      m[0][1] = given;
      any = m[0][1];
    }

    static int rowsCloned(int n) {
      int[][] m = new int[n][n];
      int[][] copy = m.clone();
      return m[0][0] + copy[0][0];
    }

    static int rowsCopied(int n, int[][] given) {
      int[][] m = new int[n][n];
      System.arraycopy(given, 0, m, 0, n);
      return m[0][0];
    }

    static int rowsSorted(int n, Comparator<int[]> order) {
      int[][] m = new int[n][n];
      Arrays.sort(m, order);
      return m[0][0];
    }

    static int rowsFilled(int n) {
      int[][] m = new int[n][];
      int[] row = new int[n];
      Arrays.fill(m, row);
      return row[0] + m[0][0];
    }

    static void copies(int[] given) {
      int[] a = new int[9];
      int[] b = new int[9];
      System.arraycopy(a, 0, b, 0, 9);
      System.arraycopy(given, 0, a, 0, 9);
      System.arraycopy(b, 0, given, 0, 9);
      System.arraycopy(given, 0, given, 1, 8);
    }

    static int calls(int[] given) {
      int[] a = new int[9];
      Arrays.fill(a, 1);
      Arrays.sort(a, 1, 2);
      Arrays.fill(given, 1);
      int length = a.clone().length + given.clone().length;
      return Arrays.equals(a, given) ? Arrays.hashCode(a) : length;
    }

    static int many(int n) {
      int[] a = new int[0];
      switch (n) {
        case 1 -> a = new int[1];
        case 2 -> a = new int[2];
        case 3 -> a = new int[3];
        case 4 -> a = new int[4];
        case 5 -> a = new int[5];
        case 6 -> a = new int[6];
        case 7 -> a = new int[7];
        case 8 -> a = new int[8];
        case 9 -> a = new int[9];
        case 10 -> a = new int[10];
        case 11 -> a = new int[11];
        case 12 -> a = new int[12];
        case 13 -> a = new int[13];
        case 14 -> a = new int[14];
        case 15 -> a = new int[15];
        case 16 -> a = new int[16];
        case 17 -> a = new int[17];
        default -> {}
      }
      return a[0];
    }
  }

  /** For each access to an element in a method of the sample, L if its array is local, else S. */
  private static String accesses(String method) throws IOException {
    return accesses(new ClassReader(Sample.class.getName()), method);
  }

  private static String accesses(ClassReader reader, String name) {
    ClassNode type = new ClassNode();
    reader.accept(type, 0);
    Set<String> all =
        type.methods.stream().map(each -> each.name + each.desc).collect(Collectors.toSet());
    LocalObjects locals = LocalObjects.in(reader, null, true, all);
    MethodNode method =
        type.methods.stream().filter(each -> each.name.equals(name)).findAny().orElseThrow();
    StringBuilder answer = new StringBuilder();
    int number = 0;
    for (AbstractInsnNode each : method.instructions) {
      if (ArrayAccess.isRead(each.getOpcode()) || ArrayAccess.isWrite(each.getOpcode())) {
        answer.append(locals.elements(name + method.desc).get(number) ? 'L' : 'S');
      }
      number += each.getOpcode() >= 0 ? 1 : 0;
    }
    return answer.toString();
  }

  @Test
  void anArrayThatIsOnlyUsedStays() throws IOException {
    assertThat(accesses("used")).matches("L+");
    assertThat(accesses("newInLoop")).isEqualTo("LL");
    assertThat(accesses("asked")).matches("L+");
    assertThat(accesses("caught")).matches("L+");
  }

  @Test
  void whatIsReturnedPassedStoredOrCapturedGetsAway() throws IOException {
    for (String method :
        List.of(
            "returned",
            "storedToStatic",
            "storedToField",
            "passed",
            "passedOnOneWay",
            "captured",
            "joined",
            "given")) {
      assertThat(accesses(method)).as(method).isEqualTo("S");
    }
    assertThat(accesses("storedToArray")).isEqualTo("SS");
    assertThat(accesses("eitherOfTwoReturned")).isEqualTo("SS");
  }

  @Test
  void whatIsInALocalArrayOfObjectsIsNotFollowed() throws IOException {
    assertThat(accesses("storedToLocalObjects")).isEqualTo("SLL");
  }

  @Test
  void anArrayOfArgumentsIsPassed() throws IOException {
    assertThat(accesses("format")).isEqualTo("LLSS");
  }

  @Test
  void whatMayBeAnotherArrayIsShared() throws IOException {
    assertThat(accesses("either")).isEqualTo("S");
    assertThat(accesses("replacedInLoop")).isEqualTo("SS");
    assertThat(accesses("caughtWithOther")).isEqualTo("LSS");
  }

  @Test
  void whatMayBeOneOfSeveralLocalArraysOrNullIsLocal() throws IOException {
    assertThat(accesses("eitherOfTwo")).isEqualTo("L");
    assertThat(accesses("orNull")).isEqualTo("L");
    assertThat(accesses("grows")).isEqualTo("LL");
  }

  @Test
  void whatMayBeOneOfTooManyArraysIsNotFollowed() throws IOException {
    assertThat(accesses("many")).isEqualTo("S");
  }

  @Test
  void callsThatKeepNothingDoNotGiveAnArrayAway() throws IOException {
    assertThat(accesses("sorted")).isEqualTo("LLLS");
    assertThat(accesses("text")).isEqualTo("LLL");
    assertThat(accesses("cloned")).isEqualTo("LLS");
  }

  @Test
  void rowsThatAreOnlyReachedThroughALocalMatrixAreLocal() throws IOException {
    assertThat(accesses("matrix")).matches("L+");
    assertThat(accesses("rowsOneByOne")).matches("L+");
    assertThat(accesses("words")).matches("L+");
  }

  @Test
  void rowsThatOthersMayKnowAreShared() throws IOException {
    assertThat(accesses("rowReturned")).isEqualTo("LSL");
    assertThat(accesses("foreignRow")).isEqualTo("LLS");
    assertThat(accesses("rowGetsAwayItself")).isEqualTo("LLS");
    assertThat(accesses("rowGetsAwayThroughMatrix")).isEqualTo("LSL");
    assertThat(accesses("cube")).isEqualTo("LLL" + "LL" + "LLS");
    assertThat(accesses("arraysAsObjects")).isEqualTo("L" + "LL" + "LS");
  }

  @Test
  void rowsAreSharedWithCopiesAndGivenToOrders() throws IOException {
    assertThat(accesses("rowsCloned")).isEqualTo("LSLS");
    assertThat(accesses("rowsCopied")).isEqualTo("LS");
    assertThat(accesses("rowsSorted")).isEqualTo("LS");
    assertThat(accesses("rowsFilled")).isEqualTo("SLS");
  }

  @Test
  void onlyTheSideOfACopyIsCheckedThatOthersMayKnow() throws IOException {
    assertThat(hooks("copies")).containsExactly("arraycopyFrom", "arraycopyTo", "arraycopy");
  }

  @Test
  void callsOfTheJdkAreCheckedForArraysThatOthersMayKnow() throws IOException {
    assertThat(hooks("calls")).containsExactly("array", "cloned", "array");
  }

  @Test
  void aMethodWithLocalArraysOnlyIsCopied() throws IOException {
    assertThat(hooks("used")).isEmpty();
  }

  @Test
  void allIsCheckedWithoutLocals() throws IOException {
    Optimization.switchOff(List.of(Optimization.LOCALS));
    try {
      assertThat(hooks("newInLoop")).containsExactly("write", "read");
      assertThat(hooks("copies")).containsOnly("arraycopy");
    } finally {
      Optimization.switchOff(List.of());
    }
  }

  @Test
  void allIsCheckedForToolsThatWantToBeToldOfEveryAccess() throws IOException {
    assertThat(hooks("newInLoop", false)).containsExactly("write", "read");
  }

  private static List<String> hooks(String method) throws IOException {
    return hooks(method, true);
  }

  private static List<String> hooks(String method, boolean keepsWords) throws IOException {
    Layout layout =
        new Layout(
            keepsWords,
            Granularity.FINE,
            EnumSet.of(EventKind.ACCESS),
            name -> true,
            ObjectModels.shipped());
    byte[] original = new ClassReader(Sample.class.getName()).b;
    return HookCalls.in(new ClassInstrumenter(layout).instrument(null, original).bytes()).stream()
        .filter(each -> each.contains(" in " + method + "("))
        .map(each -> each.substring(each.indexOf('.') + 1, each.indexOf(' ')))
        .toList();
  }

  @Test
  void aMethodThatIsTooLargeIsNotLookedInto() {
    ClassWriter type = new ClassWriter(0);
    type.visit(Opcodes.V1_6, Opcodes.ACC_PUBLIC, "Large", null, "java/lang/Object", null);
    MethodVisitor method = type.visitMethod(Opcodes.ACC_STATIC, "large", "()V", null, null);
    method.visitCode();
    method.visitInsn(Opcodes.ICONST_1);
    method.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
    method.visitVarInsn(Opcodes.ASTORE, 60_000);
    for (int i = 0; i < 100; i++) {
      method.visitVarInsn(Opcodes.ALOAD, 60_000);
      method.visitInsn(Opcodes.ICONST_0);
      method.visitInsn(Opcodes.IALOAD);
      method.visitInsn(Opcodes.POP);
      method.visitLabel(new Label());
    }
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(2, 60_001);
    method.visitEnd();
    type.visitEnd();
    assertThat(accesses(new ClassReader(type.toByteArray()), "large")).matches("S+");
  }
}
