package harrier.instrument.model;

/**
 * Something a row speaks of: {@code this}, {@code arg2}, {@code result}, {@code value}, a text, or
 * a field of these.
 *
 * @param base which of them
 * @param index of a parameter, from 0
 * @param field the field's name, or null
 * @param text the text of {@link Base#TEXT}, or null
 */
record Argument(Base base, int index, String field, String text) {
  enum Base {
    THIS,
    ARG,
    RESULT,
    /** The value of a field that is read or written. */
    VALUE,
    TEXT
  }
}
