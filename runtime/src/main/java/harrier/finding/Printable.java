package harrier.finding;

/** Names of the target as they may be shown: none may forge a line or drive the terminal. */
public final class Printable {
  private Printable() {}

  /** The text with a question mark for each character that does more than be seen. */
  public static String of(String text) {
    StringBuilder shown = null;
    for (int i = 0; i < text.length(); i++) {
      boolean bad = !isPlain(text.charAt(i));
      if (bad && shown == null) {
        shown = new StringBuilder(text.length()).append(text, 0, i);
      }
      if (shown != null) {
        shown.append(bad ? '?' : text.charAt(i));
      }
    }
    return shown == null ? text : shown.toString();
  }

  /** Neither a control character, nor one that ends lines or turns their direction. */
  static boolean isPlain(char c) {
    return !Character.isISOControl(c)
        && Character.getType(c) != Character.FORMAT
        && c != '\u2028'
        && c != '\u2029';
  }
}
