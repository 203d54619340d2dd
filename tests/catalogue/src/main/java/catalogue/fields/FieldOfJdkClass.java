package catalogue.fields;

import baton.Threads;
import java.util.AbstractList;

/** A protected field inherited from a class of the JDK is a variable like any other. */
final class FieldOfJdkClass extends AbstractList<String> {
  @Override
  public String get(int index) {
    return "element";
  }

  @Override
  public int size() {
    return 1;
  }

  void change() {
    modCount++; // race modCount
  }

  public static void main(String[] args) {
    FieldOfJdkClass list = new FieldOfJdkClass();
    Threads.together(list::change, list::change);
  }
}
