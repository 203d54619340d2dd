package harrier.instrument.model;

import java.util.List;

/**
 * One row of a model: when a method reaches a point, an action happens.
 *
 * @param type internal name of the class whose code the row is about
 * @param method the method's name; of a row about a field, the field's
 * @param parameters simple names of its parameter types, or null for all overloads
 * @param when the point in the method
 * @param called name of the method that is called, for {@link When#CALL} and {@link When#CALLED};
 *     null for functions that the target has handed in
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
    String called,
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
    /** Before the method calls another, or what the target has handed in; of a scope, during it. */
    CALL,
    /** After such a call has returned. */
    CALLED,
    /** After any method of the class has read the field of an object. */
    READ,
    /** Before any method of the class writes the field of an object. */
    WRITE
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

  /** The same, but they order only what code of the target does inside them. */
  static final String GUARDS = "guards";

  /** Whether it is about all of the method: hides what happens inside, or ends such hiding. */
  boolean isScope() {
    return !isOfCall() && isScope(action);
  }

  static boolean isScope(String action) {
    return action.equals(OPAQUE) || action.equals(CALLBACK);
  }

  boolean isOfCall() {
    return when == When.CALL || when == When.CALLED;
  }

  /** Whether its arguments are those of the moment, not those that the method was called with. */
  boolean speaksOfNow() {
    return when == When.ENTER || called != null;
  }

  /** Whether it is about calls of functions that the target has handed in. */
  boolean happensAroundCalls() {
    return isOfCall() && called == null;
  }

  boolean isOfField() {
    return when == When.READ || when == When.WRITE;
  }

  boolean happensAtReturn() {
    return when == When.RETURN || when == When.EXIT;
  }

  boolean happensAtThrow() {
    return when == When.THROW || when == When.EXIT;
  }

  @Override
  public String toString() {
    return place
        + " "
        + type.replace('/', '.')
        + "."
        + method
        + (isOfField() ? "" : parametersText())
        + (called == null ? "" : " calls " + called);
  }

  private String parametersText() {
    return parameters == null ? "(*)" : "(" + String.join(",", parameters) + ")";
  }
}
