package harrier.instrument;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A walk over the outermost structure of a class file. */
final class ClassFile {
  private static final int MAGIC = 0xCAFEBABE;
  private static final int POOL = 10;

  static final int UTF8 = 1;
  static final int INTEGER = 3;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;

  private final byte[] bytes;

  /** Where the constants start, at their tags; 0 for the second half of a long one. */
  private final int[] constants;

  private final int endOfConstants;

  ClassFile(byte[] bytes) {
    this.bytes = bytes;
    if (bytes.length < POOL || readInt(0) != MAGIC) {
      throw new IllegalArgumentException("no class file");
    }
    constants = new int[readShort(8)];
    int at = POOL;
    for (int i = 1; i < constants.length; i++) {
      constants[i] = at;
      int tag = bytes[at];
      at += sizeAt(at);
      if (tag == LONG || tag == DOUBLE) {
        i++;
      }
    }
    endOfConstants = at;
  }

  private int sizeAt(int at) {
    return switch (bytes[at]) {
      case UTF8 -> 3 + readShort(at + 1);
      case INTEGER, 4, 9, 10, 11, 12, 17, 18 -> 5;
      case LONG, DOUBLE -> 9;
      case 7, 8, 16, 19, 20 -> 3;
      case 15 -> 4;
      default -> throw new IllegalArgumentException("unknown constant " + bytes[at]);
    };
  }

  int readShort(int at) {
    return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
  }

  int readInt(int at) {
    return readShort(at) << 16 | readShort(at + 2);
  }

  /** How many constants there are, the unused one at 0 included. */
  int constantCount() {
    return constants.length;
  }

  /** Where a constant starts, at its tag; 0 if there is none of that index. */
  int constant(int index) {
    return constants[index];
  }

  int tag(int index) {
    return constants[index] == 0 ? 0 : bytes[constants[index]];
  }

  /** Where the content of a class's own attribute starts, or -1. */
  int attribute(String name) {
    byte[] wanted = name.getBytes(StandardCharsets.UTF_8);
    int at = endOfConstants + 6;
    at += 2 + 2 * readShort(at);
    at = skipMembers(at); // fields
    at = skipMembers(at); // methods
    int count = readShort(at);
    at += 2;
    for (int i = 0; i < count; i++) {
      if (isText(constants[readShort(at)], wanted)) {
        return at + 6;
      }
      at += 6 + readInt(at + 2);
    }
    return -1;
  }

  private boolean isText(int at, byte[] wanted) {
    int length = readShort(at + 1);
    return length == wanted.length
        && Arrays.equals(bytes, at + 3, at + 3 + length, wanted, 0, length);
  }

  private int skipMembers(int start) {
    int members = readShort(start);
    int at = start + 2;
    for (int i = 0; i < members; i++) {
      int attributes = readShort(at + 6);
      at += 8;
      for (int j = 0; j < attributes; j++) {
        at += 6 + readInt(at + 2);
      }
    }
    return at;
  }
}
