package harrier.instrument.model;

/**
 * Something a row speaks of: {@code this}, {@code arg2}, {@code result}, {@code value}, a text, or
 * a field of these; {@code old.field} is a field of {@code this} as it was when the method began.
 *
 * @param base which of them
 * @param index of a parameter, from 0
 * @param field the field's name, or null
 * @param fieldType its class, by internal name, if it is inherited; otherwise null
 * @param text the text of {@link Base#TEXT}, or null
 */
record Argument(Base base, int index, String field, String fieldType, String text) {
  enum Base {
    THIS,
    OLD,
    ARG,
    RESULT,
    /** The value of a field that is read or written. */
    VALUE,
    TEXT
  }
}
