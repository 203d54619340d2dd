package harrier.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Options as one line of text, {@code key=value,key=value}: what the agent and {@code
 * HARRIER_OPTIONS} take. A comma or backslash inside a value has a backslash before it.
 */
final class OptionText {
  private OptionText() {}

  static String of(Map<String, String> options) {
    return options.entrySet().stream()
        .map(option -> option.getKey() + "=" + escape(option.getValue()))
        .collect(Collectors.joining(","));
  }

  private static String escape(String value) {
    return value.replace("\\", "\\\\").replace(",", "\\,");
  }

  /** The parts between commas, unescaped; empty ones are left out. */
  static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == ',') {
        if (!part.toString().isBlank()) {
          parts.add(part.toString().strip());
        }
        part.setLength(0);
      } else if (text.charAt(i) == '\\' && i + 1 < text.length()) {
        part.append(text.charAt(++i));
      } else {
        part.append(text.charAt(i));
      }
    }
    return parts;
  }
}
