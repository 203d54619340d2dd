package catalogue.clones;

import baton.Threads;

/** One thread clones an object while another writes a field of it. */
final class ClonedWhileWritten implements Cloneable {
  private int value;

  @Override
  public ClonedWhileWritten clone() throws CloneNotSupportedException {
    return (ClonedWhileWritten) super.clone(); // race value
  }

  public static void main(String[] args) {
    ClonedWhileWritten original = new ClonedWhileWritten();
    Threads.together(original::clone, () -> original.value = 1); // race value
  }
}
