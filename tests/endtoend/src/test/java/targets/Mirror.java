package targets;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/** Prints all that a program can see of itself, its exceptions and its stack. */
final class Mirror implements Serializable, Cloneable {
  private static int count;
  private int number = 1;
  private transient long large = 2;
  private volatile String text = "text";
  private final int[] cells = {1, 2, 3};
  private Mirror next;

  /** Has components, and what the compiler makes of them. */
  record Point(int x, int[] y) {}

  /** Says when it is initialized. */
  static final class Late {
    static int value = say("Late is initialized", 5);

    static int say(String what, int result) {
      System.out.println(what);
      return result;
    }
  }

  /** Has bodies. */
  enum Direction {
    UP {
      @Override
      Direction back() {
        return DOWN;
      }
    },
    DOWN;

    int uses;

    Direction back() {
      uses++;
      return UP;
    }
  }

  interface Constants {
    int[] SHARED = {1};
    String NAME = "name";
  }

  synchronized StackTraceElement[] trace(Runnable task) {
    try {
      task.run();
      return new StackTraceElement[0];
    } catch (RuntimeException e) {
      return e.getStackTrace();
    }
  }

  static void members(Class<?> type) {
    System.out.println(type + " " + Modifier.toString(type.getModifiers()));
    for (Field field : type.getDeclaredFields()) {
      System.out.println(
          "  " + field.toGenericString() + (field.isSynthetic() ? " synthetic" : ""));
    }
    Arrays.stream(type.getDeclaredMethods())
        .map(Method::toGenericString)
        .sorted()
        .forEach(method -> System.out.println("  " + method));
    Arrays.stream(type.getDeclaredConstructors())
        .sorted(Comparator.comparing(Object::toString))
        .forEach(constructor -> System.out.println("  " + constructor.toGenericString()));
    System.out.println("  " + Arrays.toString(type.getInterfaces()));
  }

  static void message(String what, Runnable task) {
    try {
      task.run();
      System.out.println(what + ": nothing");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e);
    }
  }

  static void exceptions() {
    Mirror none = new Mirror().next;
    Mirror some = new Mirror();
    int[] nothing = null;
    Object[] strings = new String[1];
    message("read", () -> System.out.println(none.number));
    message("write", () -> none.number = 1);
    message("long write", () -> none.large = 1L);
    message("volatile read", () -> System.out.println(none.text));
    message("chain", () -> some.next.next.number++);
    message("call", () -> some.next.trace(null));
    message("element", () -> System.out.println(some.next.cells[1]));
    message("no array", () -> nothing[0] = 1);
    message("index", () -> some.cells[3]++);
    message("negative index", () -> some.cells[-1] = 0);
    message("store", () -> strings[0] = 1);
    message("copy", () -> System.arraycopy(some.cells, 2, some.cells, 1, 5));
    message("no copy", () -> System.arraycopy(some.cells, 0, nothing, 0, 1));
    message("notify", some::notify);
    message("length", () -> System.out.println(nothing.length));
  }

  static void stacks() {
    Mirror mirror = new Mirror();
    List<StackTraceElement> frames =
        Arrays.asList(
            mirror.trace(
                () -> {
                  synchronized (mirror) {
                    mirror.next.number++;
                  }
                }));
    frames.stream()
        .filter(frame -> frame.getClassName().startsWith("targets."))
        .forEach(frame -> System.out.println("  " + frame));
    List<String> walked =
        StackWalker.getInstance().walk(walk -> walk.map(Object::toString).toList());
    System.out.println(walked);
    System.out.println(Thread.currentThread().getStackTrace().length);
  }

  static void threads() {
    Thread.currentThread().interrupt();
    System.out.println(Thread.currentThread().isInterrupted());
    System.out.println(Thread.interrupted() + " " + Thread.interrupted());
    Thread.currentThread().interrupt();
    try {
      Thread.sleep(1000);
    } catch (InterruptedException e) {
      System.out.println(e + " " + Thread.interrupted());
    }
    Object lock = new Object();
    synchronized (lock) {
      System.out.println(Thread.holdsLock(lock));
    }
    System.out.println(Thread.holdsLock(lock));
    System.out.println(Thread.activeCount() + " " + Thread.currentThread().getName());
  }

  public static void main(String[] args) throws IOException, CloneNotSupportedException {
    System.out.println("start");
    for (Class<?> type :
        List.of(Mirror.class, Point.class, Direction.class, Constants.class, Late.class)) {
      members(type);
    }
    System.out.println(Late.value + Constants.SHARED[0]);
    System.out.println(Arrays.toString(Point.class.getRecordComponents()));
    System.out.println(new Point(1, null) + " " + Direction.UP.back() + Direction.DOWN.back());
    System.out.println(ObjectStreamClass.lookup(Mirror.class).getSerialVersionUID());
    System.out.println(Arrays.toString(ObjectStreamClass.lookup(Mirror.class).getFields()));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(new Mirror());
    }
    System.out.println(HexFormat.of().formatHex(bytes.toByteArray()));
    Mirror copy = (Mirror) new Mirror().clone();
    System.out.println(copy.number + copy.text + copy.cells.length + count);
    exceptions();
    stacks();
    threads();
  }
}
