package catalogue.fields;

import baton.Threads;
import java.util.AbstractList;

/** A protected field inherited from a class of the JDK, guarded by a lock. */
final class FieldOfJdkClassGuarded extends AbstractList<String> {
  @Override
  public String get(int index) {
    return "element";
  }

  @Override
  public int size() {
    return 1;
  }

  synchronized void change() {
    modCount++;
  }

  public static void main(String[] args) {
    FieldOfJdkClassGuarded list = new FieldOfJdkClassGuarded();
    Threads.together(list::change, list::change);
  }
}
