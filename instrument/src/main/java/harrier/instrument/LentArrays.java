package harrier.instrument;

import java.util.Set;

/**
 * Calls of the JDK to which arrays are only lent: when they return, nobody else knows an array that
 * nobody else knew before. What is in it may have got about.
 */
final class LentArrays {
  private static final Set<String> OF_ARRAYS =
      Set.of(
          "fill",
          "sort",
          "setAll",
          "copyOf",
          "copyOfRange",
          "equals",
          "deepEquals",
          "compare",
          "mismatch",
          "hashCode",
          "deepHashCode",
          "toString",
          "deepToString",
          "binarySearch");

  private static final Set<String> OF_STRINGS =
      Set.of("<init>", "valueOf", "copyValueOf", "getChars", "getBytes");

  private static final Set<String> OF_BUILDERS = Set.of("append", "insert", "getChars");

  private LentArrays() {}

  /** Whether the arguments of a call that are arrays by their type are lent. */
  static boolean areLentTo(String owner, String name) {
    return switch (owner) {
      case "java/util/Arrays" -> OF_ARRAYS.contains(name);
      case "java/lang/String" -> OF_STRINGS.contains(name);
      case "java/lang/StringBuilder", "java/lang/StringBuffer" -> OF_BUILDERS.contains(name);
      default -> isBuffer(owner) && (name.equals("get") || name.equals("put"));
    };
  }

  /** Classes that only the JDK can extend. */
  private static boolean isBuffer(String owner) {
    return owner.startsWith("java/nio/") && owner.endsWith("Buffer");
  }

  /** Whether two arguments are lent, the first and the third, which may be any objects. */
  static boolean isCopy(String owner, String name) {
    return owner.equals("java/lang/System") && name.equals("arraycopy");
  }

  /** Whether a call is one of a new array that only the caller knows. */
  static boolean areMadeBy(String owner, String name, String descriptor) {
    return switch (name) {
      case "clone" -> owner.startsWith("[");
      case "copyOf", "copyOfRange" -> owner.equals("java/util/Arrays");
      case "toCharArray", "split" -> owner.equals("java/lang/String");
      case "getBytes" -> owner.equals("java/lang/String") && descriptor.equals("()[B");
      default -> false;
    };
  }
}
