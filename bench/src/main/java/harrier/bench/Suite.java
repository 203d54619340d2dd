package harrier.bench;

import bench.Programs.Group;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What {@code harrier bench} can run. */
public enum Suite {
  /** The eight kernels alone. */
  JAVAGRANDE(EnumSet.of(Group.JAVAGRANDE), "FastTrack"),

  /** Every program, and the tables that say where the time goes. */
  PAPERS(EnumSet.of(Group.JAVAGRANDE, Group.CLASSIC, Group.MODERN), "Empty", "Eraser", "FastTrack"),

  /** Every program, and the tables that compare analyses. */
  DETECTORS(
      EnumSet.of(Group.JAVAGRANDE, Group.CLASSIC, Group.MODERN),
      "Empty",
      "Eraser",
      "MultiRace",
      "Goldilocks",
      "BasicVC",
      "DjitPlus",
      "FastTrack"),

  /** All tables. */
  ALL(
      EnumSet.of(Group.JAVAGRANDE, Group.CLASSIC, Group.MODERN),
      "Empty",
      "Eraser",
      "MultiRace",
      "Goldilocks",
      "BasicVC",
      "DjitPlus",
      "FastTrack");

  private final Set<Group> groups;
  private final List<String> tools;

  Suite(Set<Group> groups, String... tools) {
    this.groups = groups;
    this.tools = List.of(tools);
  }

  /** The name users write. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static List<String> titles() {
    return Arrays.stream(values()).map(Suite::title).toList();
  }

  /** The tools that are compared if the user names none. */
  public List<String> tools() {
    return tools;
  }

  /** The groups whose programs are compared. */
  Set<Group> groups() {
    return groups;
  }

  /** Whether it asks what each optimization is worth, what operations cost, and how that grows. */
  boolean looksInside() {
    return this == PAPERS || this == ALL;
  }

  /** Whether it asks what analyses cost in composition. */
  boolean composes() {
    return this == DETECTORS || this == ALL;
  }
}
