package harrier.shadow;

/**
 * A place in memory as findings name it.
 *
 * @param type the declaring class of a field or static, the class of an object, the type of an
 *     array
 * @param name the field's name, or empty
 * @param index the array index, or -1
 * @param allocated the site where the object was made, if known
 */
public record Variable(Kind kind, String type, String name, int index, String allocated) {

  /** What kind of place it is. */
  public enum Kind {
    FIELD,
    STATIC,
    ARRAY,
    OBJECT
  }

  public static Variable field(String type, String name) {
    return new Variable(Kind.FIELD, type, name, -1, null);
  }

  public static Variable ofStatic(String type, String name) {
    return new Variable(Kind.STATIC, type, name, -1, null);
  }

  public static Variable element(String type, int index) {
    return new Variable(Kind.ARRAY, type, "", index, null);
  }

  public static Variable object(String type) {
    return object(type, null);
  }

  public static Variable object(String type, String allocated) {
    return new Variable(Kind.OBJECT, type, "", -1, allocated);
  }

  /**
   * The name people use: {@code a.B.x}, {@code int[]} with its index, {@code java.util.HashMap}.
   */
  @Override
  public String toString() {
    return switch (kind) {
      case FIELD, STATIC -> type + "." + name;
      case ARRAY ->
          type.endsWith("[]") && index >= 0
              ? type.substring(0, type.length() - 1) + index + "]"
              : type;
      case OBJECT -> type;
    };
  }
}
