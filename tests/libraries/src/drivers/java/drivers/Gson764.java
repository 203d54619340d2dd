package drivers;

import com.google.gson.Gson;

/** An adapter of a type that refers to itself gets out before it is complete. */
final class Gson764 {
  static final class Parent {
    Child child = new Child();
  }

  static final class Child {
    Parent parent;
    int age = 7;
  }

  static void drive() throws InterruptedException {
    for (int i = 0; i < 60; i++) {
      Gson gson = new Gson();
      Parent parent = new Parent();
      Child child = new Child();
      child.parent = new Parent();
      Together.run(
          () -> gson.toJson(parent),
          () -> {
            gson.toJson(child);
            gson.toJson(child);
          });
    }
  }
}
