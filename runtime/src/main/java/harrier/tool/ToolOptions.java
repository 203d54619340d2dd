package harrier.tool;

import java.util.Map;

/** The options of a run as tools see them: text by key, parsed on demand. */
public record ToolOptions(Map<String, String> values) {
  public static final ToolOptions NONE = new ToolOptions(Map.of());

  public String text(String key, String otherwise) {
    return values.getOrDefault(key, otherwise);
  }

  public boolean flag(String key) {
    return Boolean.parseBoolean(values.getOrDefault(key, "false"));
  }

  public long number(String key, long otherwise) {
    String text = values.get(key);
    try {
      return text == null ? otherwise : Long.parseLong(text.trim());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(key + "=" + text + " is not a whole number");
    }
  }

  public double fraction(String key, double otherwise) {
    String text = values.get(key);
    try {
      double value = text == null ? otherwise : Double.parseDouble(text.trim());
      if (value >= 0 && value <= 1) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Falls through to the one message.
    }
    throw new IllegalArgumentException(key + "=" + text + " is not a number from 0 to 1");
  }
}
