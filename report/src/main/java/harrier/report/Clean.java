package harrier.report;

/** Names come from the target: nothing in them may forge a line, drive a terminal or break XML. */
public final class Clean {
  private Clean() {}

  /** Text for one line of a console or an XML document; what has no place there becomes '?'. */
  static String line(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints().forEach(c -> clean.appendCodePoint(isPlain(c) ? c : '?'));
    return clean.toString();
  }

  /** JSON as it is, with escapes for what would drive a terminal or turn the text around. */
  static String json(String json) {
    StringBuilder clean = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c == '\n' || isPlain(c) || Character.isSurrogate(c)) {
        clean.append(c);
      } else {
        clean.append(String.format("\\u%04x", (int) c));
      }
    }
    return clean.toString();
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> c < 0xfffe || c > 0xffff;
    };
  }

  /** Plain text as markup: for XML and HTML, in elements and in quoted attributes. */
  public static String markup(String text) {
    return line(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
