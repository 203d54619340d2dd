package targets.loading;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Loads classes in every way there is, and prints what came of it. */
final class Loading {
  private static final String UNIT = "targets.loading.Unit";
  private static final int THREADS = 8;
  private static final int COLLECTIONS = 20;

  /** In milliseconds. */
  private static final long PATIENCE = 10_000;

  private Loading() {}

  private static byte[] bytes(String name) throws IOException {
    try (InputStream in =
        Loading.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
      return in.readAllBytes();
    }
  }

  /** Loads its own classes before it asks its parent. */
  private static class ChildFirst extends ClassLoader {
    ChildFirst() {
      super(Loading.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null || !name.startsWith(UNIT)
            ? loaded != null ? loaded : super.loadClass(name, resolve)
            : define(name);
      }
    }

    final Class<?> define(String name) throws ClassNotFoundException {
      try {
        byte[] bytes = bytes(name);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  /** The same, with a lock for each class. */
  private static final class Parallel extends ChildFirst {
    static {
      registerAsParallelCapable();
    }
  }

  /** Has some classes itself and gets the others from a peer, as bundles do. */
  private static final class Bundle extends ChildFirst {
    private final String own;
    private Bundle peer;

    Bundle(String own) {
      this.own = own;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(UNIT) || name.equals(UNIT)) {
        return Loading.class.getClassLoader().loadClass(name);
      }
      if (!name.equals(own)) {
        return peer.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? define(name) : loaded;
      }
    }
  }

  /** Asks nobody for anything but the JDK's base, as OSGi has it, and is asked by one at a time. */
  private static final class Isolated extends ClassLoader {
    private final List<String> asked = new ArrayList<>();

    Isolated() {
      super(null);
    }

    @Override
    protected synchronized Class<?> loadClass(String name, boolean resolve)
        throws ClassNotFoundException {
      asked.add(name);
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null || name.startsWith("java.")) {
        return loaded != null ? loaded : super.loadClass(name, resolve);
      }
      try {
        byte[] bytes = bytes(name);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static void use(Class<?> type) throws ReflectiveOperationException {
    Runnable unit = (Runnable) type.getDeclaredConstructor().newInstance();
    unit.run();
    System.out.println(type.getName().replaceAll("/.*", "") + " " + unit);
    System.out.println(Arrays.toString(type.getDeclaredFields()).replaceAll("/0x[0-9a-f]+", ""));
  }

  private static <T> List<T> together(Callable<T> task) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    CyclicBarrier start = new CyclicBarrier(THREADS);
    List<Future<T>> futures = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      futures.add(
          threads.submit(
              () -> {
                start.await();
                return task.call();
              }));
    }
    List<T> results = new ArrayList<>();
    for (Future<T> future : futures) {
      results.add(future.get());
    }
    threads.shutdown();
    return results;
  }

  private static void concurrently() throws Exception {
    for (ClassLoader loader : List.of(new Parallel(), new ChildFirst())) {
      System.out.println(
          together(() -> Class.forName(UNIT + "$Half", true, loader)).stream().distinct().count());
    }
  }

  private static void bundles() throws Exception {
    Bundle first = new Bundle(UNIT + "$Half");
    Bundle second = new Bundle(UNIT + "$Other");
    first.peer = second;
    second.peer = first;
    Class<?> half = Class.forName(UNIT + "$Half", true, second);
    System.out.println(half.getClassLoader() == first);
    use(half);
    use(Class.forName(UNIT + "$Other", true, first));
  }

  /** What a class does may not need its loader, which another thread may have locked. */
  private static void isolated() throws Exception {
    Isolated loader = new Isolated();
    Class<?> type = Class.forName(UNIT + "$Other", true, loader);
    Thread user = new Thread((Runnable) type.getDeclaredConstructor().newInstance());
    synchronized (loader) {
      user.start();
      user.join(PATIENCE);
      System.out.println("waits for its loader " + user.isAlive());
    }
    user.join();
    System.out.println(loader.asked);
  }

  private static void lookups() throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    use(lookup.defineHiddenClass(bytes("targets.loading.Unit$Other"), true).lookupClass());
    byte[] bytes = bytes("targets.loading.Unit$Other");
    System.out.println(lookup.lookupClass());
    byte[] renamed =
        new String(bytes, "ISO-8859-1").replace("Unit$Other", "Unit$Third").getBytes("ISO-8859-1");
    use(lookup.defineClass(renamed));
  }

  private static void broken() throws IOException {
    byte[] future = bytes(UNIT);
    future[7] = 99;
    byte[] cut = Arrays.copyOf(bytes(UNIT), 200);
    byte[] other = bytes(Loading.class.getName());
    for (byte[] bytes : List.of(future, cut, other, new byte[] {1, 2, 3})) {
      try {
        System.out.println(
            new ClassLoader() {
              Class<?> define() {
                return defineClass(UNIT, bytes, 0, bytes.length);
              }
            }.define());
      } catch (LinkageError e) {
        System.out.println(e);
      }
    }
  }

  /** Prints when it is initialized. */
  private static class Order {
    static final String CONSTANT = "constant";
    static int value = say("Order", 1);

    static int say(String what, int value) {
      System.out.println("initialized " + what);
      return value;
    }
  }

  /** Prints when it is initialized, after its superclass. */
  private static final class Later extends Order {
    static int own = say("Later", 2);
  }

  /** Fails to initialize. */
  private static final class Failing {
    static int value = Integer.parseInt("none");
  }

  private interface Lazy {
    int VALUE = Order.say("Lazy", 3);

    default void use() {}
  }

  private static final class Eager implements Lazy {}

  private static void order() {
    System.out.println(Order.CONSTANT);
    System.out.println(Later.value);
    System.out.println(new Later() != null);
    System.out.println(Later.own);
    new Eager().use();
    for (int i = 0; i < 2; i++) {
      try {
        Failing.value++;
      } catch (LinkageError e) {
        System.out.println(e + " " + e.getCause());
      }
    }
  }

  /** A class is unloaded when nobody uses it any more. */
  private static void unloaded() throws Exception {
    WeakReference<ClassLoader> loader = usedLoader();
    for (int i = 0; i < COLLECTIONS && !loader.refersTo(null); i++) {
      System.gc();
    }
    System.out.println("unloaded " + loader.refersTo(null));
  }

  /** An object is collected when nobody uses it any more, whatever was done with it last. */
  private static void collected() {
    WeakReference<Unit> unit = usedUnit();
    for (int i = 0; i < COLLECTIONS && !unit.refersTo(null); i++) {
      System.gc();
    }
    System.out.println("collected " + unit.refersTo(null));
  }

  private static WeakReference<Unit> usedUnit() {
    Unit unit = new Unit();
    unit.run();
    return new WeakReference<>(unit);
  }

  private static WeakReference<ClassLoader> usedLoader() throws Exception {
    ClassLoader loader = new ChildFirst();
    Object unit = loader.loadClass(UNIT).getDeclaredConstructor().newInstance();
    Set<Integer> hashes = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      hashes.add(hash(unit));
    }
    System.out.println(hashes.size());
    return new WeakReference<>(loader);
  }

  private static int hash(Object any) {
    return any.hashCode();
  }

  public static void main(String[] args) throws Exception {
    order();
    use(Class.forName(UNIT, true, new ChildFirst()));
    use(Class.forName(UNIT + "$Half", true, new Parallel()));
    concurrently();
    bundles();
    isolated();
    lookups();
    broken();
    unloaded();
    collected();
  }
}
