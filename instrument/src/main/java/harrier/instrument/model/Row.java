package harrier.instrument.model;

import java.util.List;

/**
 * One row of a model: when a method reaches a point, an action happens.
 *
 * @param type internal name of the class that declares the method
 * @param method the method's name
 * @param parameters simple names of its parameter types, or null for all overloads
 * @param when the point in the method
 * @param condition on the result, for {@link When#RETURN}
 * @param action the name of the hook
 * @param arguments what the hook is told
 * @param assigned what the hook's answer replaces, or null
 * @param place file and line of the row
 */
record Row(
    String type,
    String method,
    List<String> parameters,
    When when,
    Condition condition,
    String action,
    List<Argument> arguments,
    Argument assigned,
    String place) {

  /** A point in a method. */
  enum When {
    ENTER,
    RETURN,
    THROW,
    /** Return or throw. */
    EXIT,
    /** Before each call of a function that the target has handed in. */
    CALL,
    /** After each such call. */
    CALLED
  }

  /** What the result must be for the action to happen. */
  enum Condition {
    ALWAYS,
    TRUE,
    FALSE,
    NONNULL,
    NULL,
    ZERO,
    NONZERO
  }

  /** The action that hides what happens inside the method. */
  static final String OPAQUE = "opaque";

  /** The action that ends such hiding while the method runs. */
  static final String CALLBACK = "callback";

  /** Not an action but a line of its own: the class's monitors are locks like the target's own. */
  static final String MONITORS = "monitors";

  boolean isScope() {
    return action.equals(OPAQUE) || action.equals(CALLBACK);
  }

  boolean happensAtReturn() {
    return when == When.RETURN || when == When.EXIT;
  }

  boolean happensAtThrow() {
    return when == When.THROW || when == When.EXIT;
  }

  boolean happensAroundCalls() {
    return when == When.CALL || when == When.CALLED;
  }

  @Override
  public String toString() {
    return place
        + " "
        + type.replace('/', '.')
        + "."
        + method
        + (parameters == null ? "(*)" : "(" + String.join(",", parameters) + ")");
  }
}
