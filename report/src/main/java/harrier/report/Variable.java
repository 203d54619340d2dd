package harrier.report;

import com.google.gson.annotations.SerializedName;

/** The place in memory a finding is about. */
record Variable(
    String type,
    @SerializedName("class") String owner,
    String name,
    String array,
    Integer index,
    String allocated) {

  /** The name without an array index: repeats differ in it. */
  String subject() {
    if (array != null) {
      return array;
    }
    String holder = owner == null ? "" : owner;
    return name == null || name.isEmpty() ? holder : holder + "." + name;
  }

  /** The name people use: {@code a.B.x}, {@code int[3]}, {@code java.util.HashMap}. */
  @Override
  public String toString() {
    if (array != null && array.endsWith("[]") && index != null && index >= 0) {
      return array.substring(0, array.length() - 1) + index + "]";
    }
    return subject();
  }
}
