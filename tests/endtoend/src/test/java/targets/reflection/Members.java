package targets.reflection;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Prints all members that reflection, method handles and proxies show. */
final class Members {
  private static final List<Class<?>> TYPES =
      List.of(
          Shapes.Plain.class,
          Shapes.Initialized.class,
          Shapes.Numbers.class,
          Shapes.Point.class,
          Shapes.Direction.class,
          Shapes.Direction.UP.getClass(),
          Shapes.Shape.class,
          Shapes.Circle.class,
          Shapes.Constants.class,
          Shapes.Own.class,
          Shapes.One.class,
          Shapes.Inner.class,
          Shapes.Mark.class);

  private Members() {}

  private static void show(Class<?> type) {
    System.out.println(type + " " + type.getModifiers() + " " + type.isSynthetic());
    System.out.println(type.getNestHost() + " " + Arrays.toString(type.getInterfaces()));
    System.out.println(Arrays.toString(type.getPermittedSubclasses()));
    show("annotation", Stream.of(type.getAnnotations()));
    Stream.of(type.getDeclaredFields()).forEach(Members::show);
    show("inherited", Stream.of(type.getFields()));
    Stream.of(type.getDeclaredMethods()).sorted(BY_NAME).forEach(Members::show);
    Stream.of(type.getDeclaredConstructors()).sorted(BY_NAME).forEach(Members::show);
    show("member", Stream.of(type.getDeclaredClasses()));
    if (type.isRecord()) {
      show("component", Stream.of(type.getRecordComponents()));
    }
  }

  private static final java.util.Comparator<Executable> BY_NAME =
      java.util.Comparator.comparing(Executable::toString);

  private static void show(Field field) {
    System.out.println(
        "field " + field.toGenericString() + " " + field.getModifiers() + annotations(field));
  }

  private static void show(Executable method) {
    System.out.println(
        "method "
            + method.toGenericString()
            + " "
            + method.getModifiers()
            + annotations(method)
            + Arrays.deepToString(method.getParameterAnnotations()));
  }

  private static List<?> annotations(AnnotatedElement element) {
    return List.of(element.getAnnotations());
  }

  private static void show(String kind, Stream<?> all) {
    all.map(String::valueOf).sorted().forEach(each -> System.out.println(kind + " " + each));
  }

  private static void handles() throws ReflectiveOperationException {
    MethodHandles.Lookup lookup =
        MethodHandles.privateLookupIn(Shapes.Plain.class, MethodHandles.lookup());
    VarHandle number = lookup.findVarHandle(Shapes.Plain.class, "number", int.class);
    Shapes.Plain plain = new Shapes.Plain();
    System.out.println(number + " " + number.getAndAdd(plain, 5) + " " + number.get(plain));
    System.out.println(lookup.findGetter(Shapes.Plain.class, "large", long.class).type());
    System.out.println(
        lookup.findVirtual(
            Shapes.Plain.class, "add", MethodType.methodType(void.class, int.class)));
    System.out.println(lookup.unreflectGetter(Shapes.Plain.class.getDeclaredField("text")).type());
    VarHandle rows = MethodHandles.arrayElementVarHandle(int[][].class);
    System.out.println(Arrays.toString((int[]) rows.getVolatile(plain.rows, 1)));
  }

  private static void unsafe() throws ReflectiveOperationException {
    Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
    Shapes.Plain plain = new Shapes.Plain();
    for (Field each : Shapes.Plain.class.getDeclaredFields()) {
      if (!Modifier.isStatic(each.getModifiers()) && each.getType() == int.class) {
        System.out.println(each + " " + unsafe.getInt(plain, unsafe.objectFieldOffset(each)));
      }
    }
  }

  private static void clones() throws CloneNotSupportedException {
    Shapes.Plain plain = new Shapes.Plain();
    plain.add(5);
    Shapes.Plain copy = plain.clone();
    copy.add(1);
    System.out.println(plain.number + " " + copy.number + " " + (plain.rows == copy.rows));
    Shapes.Numbers numbers = new Shapes.Numbers();
    numbers.add(3);
    Shapes.Numbers twin = (Shapes.Numbers) numbers.clone();
    twin.add(4);
    System.out.println(numbers + " " + twin + " " + twin.changes());
  }

  public static void main(String[] args) throws Exception {
    TYPES.forEach(Members::show);
    handles();
    unsafe();
    clones();
    List<String> calls = new ArrayList<>();
    Runnable proxy =
        (Runnable)
            Proxy.newProxyInstance(
                Members.class.getClassLoader(),
                new Class<?>[] {Runnable.class, Shapes.Constants.class},
                (self, method, arguments) -> {
                  calls.add(method.toString());
                  return method.getReturnType() == int.class ? 7 : null;
                });
    proxy.run();
    System.out.println(((Shapes.Constants) proxy).first() + " " + calls);
    System.out.println(proxy.getClass().getDeclaredFields().length + " of a proxy");
    Runnable lambda = calls::clear;
    System.out.println(lambda.getClass().isHidden() + " " + lambda.getClass().getModifiers());
    for (String name : List.of("$harrier", "number", "missing")) {
      try {
        System.out.println(Shapes.Plain.class.getDeclaredField(name));
      } catch (NoSuchFieldException e) {
        System.out.println(e);
      }
    }
  }
}
