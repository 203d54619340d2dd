package harrier.bench;

import bench.Programs;
import java.util.Arrays;
import java.util.List;

/** What {@code harrier bench} can run. */
public enum Suite {
  JAVAGRANDE("FastTrack"),
  PAPERS("Empty", "Eraser", "FastTrack"),
  DETECTORS("Empty", "Eraser", "MultiRace", "Goldilocks", "BasicVC", "DjitPlus", "FastTrack"),
  ALL("Empty", "Eraser", "MultiRace", "Goldilocks", "BasicVC", "DjitPlus", "FastTrack");

  private final List<String> tools;

  Suite(String... tools) {
    this.tools = List.of(tools);
  }

  /** The name users write. */
  public String title() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  public static List<String> titles() {
    return Arrays.stream(values()).map(Suite::title).toList();
  }

  /** The tools that are compared if the user names none. */
  public List<String> tools() {
    return tools;
  }

  List<Programs> programs() {
    return Arrays.stream(Programs.values())
        .filter(program -> this != JAVAGRANDE || program.group() == Programs.Group.JAVAGRANDE)
        .toList();
  }
}
