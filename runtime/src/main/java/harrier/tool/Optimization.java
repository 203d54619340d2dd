package harrier.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What makes runs faster and changes nothing else. Each can be switched off, before a run starts,
 * to see what it is worth.
 */
public enum Optimization {
  /** State in words of the target's own object, with the test for the same epoch in its code. */
  WORDS,

  /** That test as a branch of the method itself, which the compiler knows the odds of. */
  BRANCHES,

  /** Writes to a new object that nobody else knows, stored without a check. */
  STAMPS,

  /** Accesses and synchronization that concern nobody else, settled without an event. */
  SHORTCUTS,

  /** Sets of readers that a thread remembers to be among. */
  HINTS,

  /** Arrays and objects of the JDK that never leave a method, not checked at all. */
  LOCALS,

  /**
   * Accesses to fields that the thread has checked since it last synchronized, not checked again.
   */
  SPANS,

  /** Accesses of counted loops, checked when the loop is left. */
  RANGES,

  /** Accesses that walk through an array, gathered and checked before the thread synchronizes. */
  CURSORS;

  /** Written before the first class of the target is loaded. */
  private boolean off;

  public boolean isOn() {
    return !off;
  }

  /** The name users write. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static List<String> names() {
    List<String> names = new ArrayList<>();
    for (Optimization each : values()) {
      names.add(each.text());
    }
    return names;
  }

  /**
   * Those that a list with commas in between names.
   *
   * @throws IllegalArgumentException if there is no such optimization; the message is one line
   */
  public static List<Optimization> of(String list) {
    List<Optimization> named = new ArrayList<>();
    for (String name : list.split(",")) {
      if (!name.isBlank()) {
        int index = names().indexOf(name.strip());
        if (index < 0) {
          throw new IllegalArgumentException(
              "there is no optimization '"
                  + name.strip()
                  + "'; did you mean '"
                  + Words.nearest(name.strip(), names())
                  + "'?");
        }
        named.add(values()[index]);
      }
    }
    return named;
  }

  /** Leaves all of them on but these. */
  public static void switchOff(List<Optimization> these) {
    for (Optimization each : values()) {
      each.off = these.contains(each);
    }
  }

  /** The names of those that are off. */
  public static List<String> namesOfOff() {
    List<String> names = new ArrayList<>();
    for (Optimization each : values()) {
      if (each.off) {
        names.add(each.text());
      }
    }
    return names;
  }
}
