package catalogue.initialization;

import baton.Threads;
import java.io.IOException;
import java.io.InputStream;

/** Two class loaders define one class: its statics are two variables. */
final class ClassLoaders {
  /** The class that is defined twice. */
  public static final class Counter implements Runnable {
    private static int count;
    private int own;

    @Override
    public void run() {
      count++;
      own++;
    }
  }

  private static final class Loader extends ClassLoader {
    Runnable counter() throws IOException, ReflectiveOperationException {
      String name = Counter.class.getName();
      try (InputStream in = Counter.class.getResourceAsStream("ClassLoaders$Counter.class")) {
        byte[] bytes = in.readAllBytes();
        Class<?> type = defineClass(name, bytes, 0, bytes.length);
        return (Runnable) type.getConstructor().newInstance();
      }
    }
  }

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    Runnable first = new Loader().counter();
    Runnable second = new Loader().counter();
    Threads.together(first::run, second::run, new Counter()::run);
  }
}
