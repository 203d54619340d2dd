package harrier.instrument;

import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.objectweb.asm.ClassTooLargeException;

/**
 * How much of a class is observed: everything, as long as that fits into a class file; then step by
 * step less.
 */
final class Budget {
  /** How much of a method is observed. */
  enum Amount {
    EVERYTHING,
    SYNCHRONIZATION,
    NOTHING
  }

  /** Methods that get less than the others, by name and descriptor. */
  private final Map<String, Amount> methods = new TreeMap<>();

  private Amount others = Amount.EVERYTHING;
  private boolean hasFields = true;
  private boolean hasConstants = true;

  Amount of(String method) {
    return methods.getOrDefault(method, others);
  }

  /** Whether shadow fields are added. */
  boolean hasFields() {
    return hasFields;
  }

  /** Whether numbers may be constants of the class, which are limited, or else are computed. */
  boolean hasConstants() {
    return hasConstants;
  }

  void dropFields() {
    hasFields = false;
  }

  /** Less of a method that would be longer than a method can be, or more than can be written. */
  void reduce(String method, RuntimeException e) {
    if (of(method) == Amount.NOTHING) {
      throw e;
    }
    methods.put(method, Amount.values()[of(method).ordinal() + 1]);
  }

  /** Less of a class that would have more constants than a class can have. */
  void reduce(ClassTooLargeException e) {
    if (hasConstants) {
      hasConstants = false;
    } else if (hasFields) {
      hasFields = false;
    } else if (others == Amount.EVERYTHING) {
      others = Amount.SYNCHRONIZATION;
    } else {
      throw e;
    }
  }

  /** What is not observed, or null if everything is. */
  String left() {
    StringJoiner left = new StringJoiner("; ").setEmptyValue("");
    if (!hasFields) {
      left.add("too many constants or fields: accesses to its fields are not checked");
    }
    if (others != Amount.EVERYTHING) {
      left.add("too many constants: accesses in its code are not checked");
    }
    methods.forEach(
        (method, amount) ->
            left.add(
                amount == Amount.NOTHING
                    ? "method too large, not observed: " + method
                    : "method too large, accesses in it are not checked: " + method));
    return left.length() == 0 ? null : left.toString();
  }
}
