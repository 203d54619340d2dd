package drivers;

import baton.Baton;
import baton.Threads;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;

/** An adapter of a type that refers to itself gets out before it is complete. */
final class Gson764 {
  static final class Parent {
    Child child = new Child();
    Pause pause;
  }

  static final class Child {
    Parent parent;
  }

  /** Its adapter is asked for when that of a child is there, and that of the parent is not. */
  static final class Pause {}

  /** Lets one thread wait there until the other is done. */
  private static final class Pausing implements TypeAdapterFactory {
    final Baton baton = new Baton();
    final ThreadLocal<Boolean> waits = ThreadLocal.withInitial(() -> false);

    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
      if (type.getRawType() == Pause.class && waits.get()) {
        baton.pass(1);
        baton.await(2);
      }
      return null;
    }
  }

  static void drive() {
    Pausing pausing = new Pausing();
    Gson gson = new GsonBuilder().registerTypeAdapterFactory(pausing).create();
    Parent parent = new Parent();
    Child child = new Child();
    child.parent = new Parent();
    Threads.together(
        () -> {
          pausing.waits.set(true);
          gson.toJson(parent);
        },
        () -> {
          pausing.baton.await(1);
          try {
            gson.toJson(child);
          } catch (IllegalStateException incomplete) {
            // what the users of the library saw
          }
          pausing.baton.pass(2);
        });
  }
}
