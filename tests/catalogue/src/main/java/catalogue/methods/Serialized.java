package catalogue.methods;

import baton.Threads;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An object is written to a stream and read back by another thread. */
final class Serialized implements Serializable {
  private int value = 1;
  private int[] cells = {1, 2, 3};
  private transient Object lock = new Object();

  static byte[] write(Serialized target) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(target);
    }
    return bytes.toByteArray();
  }

  static void read(byte[] bytes) throws Exception {
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      Serialized copy = (Serialized) in.readObject();
      copy.value += copy.cells[2]++;
    }
  }

  public static void main(String[] args) throws Exception {
    byte[] bytes = write(new Serialized());
    Threads.together(() -> read(bytes), () -> read(bytes));
  }
}
