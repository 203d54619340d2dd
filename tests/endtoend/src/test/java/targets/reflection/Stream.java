package targets.reflection;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** Writes objects to a file, or reads what another JVM has written. */
final class Stream {
  private Stream() {}

  private static List<Object> objects() {
    Shapes.Plain plain = new Shapes.Plain();
    plain.add(2);
    plain.next = new Shapes.Initialized();
    Shapes.Numbers numbers = new Shapes.Numbers();
    numbers.add(8);
    return List.of(
        plain,
        numbers,
        new Shapes.Point(1, new int[] {2}),
        Shapes.Direction.UP,
        new Shapes.Own(),
        Shapes.One.ONE);
  }

  private static String describe(Object object) {
    if (object instanceof Shapes.Plain plain) {
      return plain.number + " " + Arrays.deepToString(plain.rows) + " " + (plain.next != null);
    }
    if (object instanceof Shapes.Point point) {
      return point.x() + " " + Arrays.toString(point.y());
    }
    return object instanceof Shapes.One ? "the one: " + (object == Shapes.One.ONE) : "" + object;
  }

  public static void main(String[] args) throws Exception {
    Path file = Path.of(args[1]);
    if (args[0].equals("write")) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        for (Object each : objects()) {
          out.writeObject(each);
          ObjectStreamClass type = ObjectStreamClass.lookup(each.getClass());
          System.out.println(type + " " + Arrays.toString(type.getFields()));
        }
      }
      System.out.println(HexFormat.of().formatHex(bytes.toByteArray()));
      Files.write(file, bytes.toByteArray());
    } else {
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
        for (int i = 0; i < objects().size(); i++) {
          System.out.println(describe(in.readObject()));
        }
      }
    }
  }
}
