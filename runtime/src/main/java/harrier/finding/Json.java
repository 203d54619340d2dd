package harrier.finding;

/** Writes JSON text, indented by two, without any library. */
final class Json {
  private final StringBuilder text = new StringBuilder(1024);
  private int depth;
  private boolean first = true;

  Json open(String name, char bracket) {
    item(name);
    text.append(bracket);
    depth++;
    first = true;
    return this;
  }

  Json close(char bracket) {
    depth--;
    if (!first) {
      newLine();
    }
    text.append(bracket);
    first = false;
    return this;
  }

  /** A member, left out if the value is null; with no name, an element. */
  Json put(String name, Object value) {
    if (value == null) {
      return this;
    }
    item(name);
    if (value instanceof Number || value instanceof Boolean) {
      text.append(value);
    } else {
      quote(value.toString());
    }
    return this;
  }

  Json list(String name, Iterable<String> values) {
    open(name, '[');
    for (String value : values) {
      put(null, value);
    }
    return close(']');
  }

  private void item(String name) {
    if (depth > 0) {
      if (!first) {
        text.append(',');
      }
      newLine();
    }
    first = false;
    if (name != null) {
      quote(name);
      text.append(": ");
    }
  }

  private void newLine() {
    text.append('\n').append("  ".repeat(depth));
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (!Printable.isPlain(c) || Character.isSurrogate(c) && !isPaired(value, i)) {
        text.append("\\u").append(Character.forDigit(c >> 12, 16));
        text.append(Character.forDigit(c >> 8 & 15, 16));
        text.append(Character.forDigit(c >> 4 & 15, 16)).append(Character.forDigit(c & 15, 16));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }

  private static boolean isPaired(String value, int i) {
    return Character.isHighSurrogate(value.charAt(i))
        ? i + 1 < value.length() && Character.isLowSurrogate(value.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(value.charAt(i - 1));
  }

  @Override
  public String toString() {
    return text + "\n";
  }
}
