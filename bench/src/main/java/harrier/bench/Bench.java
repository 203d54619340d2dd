package harrier.bench;

import bench.Programs;
import bench.Programs.Group;
import harrier.analyses.Registry;
import harrier.tool.Optimization;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Runs a suite and makes its tables. */
public final class Bench {
  private static final String FASTTRACK = "FastTrack";

  /** Analyses that keep vector clocks. */
  private static final List<String> CLOCKED = List.of("HappensBefore", "DjitPlus", FASTTRACK);

  private final Suite suite;
  private final List<String> tools;
  private final Setting setting;
  private final Measurements measurements;
  private final List<Programs> programs;
  private final String jdk;
  private final List<Table> tables = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  /**
   * @param tools chains to compare; those of the suite if empty
   */
  public Bench(Suite suite, List<String> tools, Setting setting, Progress progress) {
    this.suite = suite;
    this.setting = setting;
    measurements = new Measurements(setting, progress);
    jdk = measurements.jdk();
    programs = programs(setting.programs().isEmpty() ? suite.groups() : Suite.ALL.groups());
    this.tools = tools.isEmpty() ? present(suite.tools()) : tools;
  }

  public Report run() {
    tables.addAll(Comparison.tables(sheet(programs, columns(tools))));
    if (suite != Suite.JAVAGRANDE) {
      tables.addAll(ClockUse.tables(sheet(programs, counting())));
    }
    if (suite.looksInside()) {
      granularity();
      ablation();
      operations();
    }
    if (suite.composes()) {
      composition();
    }
    tables.removeIf(table -> table.rows().isEmpty());
    measurements.done();
    return new Report(facts(), tables, measurements, notes, Precision.mistakes(measurements));
  }

  /** Those of some groups that were asked for, as far as the JDK can run them. */
  private List<Programs> programs(Set<Group> groups) {
    List<Programs> found = new ArrayList<>();
    for (Programs program : Programs.values()) {
      List<String> wanted = setting.programs();
      if (groups.contains(program.group())
          && (wanted.isEmpty() || wanted.contains(program.title()))) {
        if (program.runsOn(Runtime.Version.parse(jdk).feature())) {
          found.add(program);
        } else {
          notes.add("Left out: " + program.title() + ", for which JDK " + jdk + " is too old.");
        }
      }
    }
    return found;
  }

  private Sheet sheet(List<Programs> programs, List<Column> columns) {
    return new Sheet(measurements, programs, columns);
  }

  private static List<Column> columns(List<String> chains) {
    return chains.stream().map(Column::of).toList();
  }

  private List<Column> counting() {
    return present(CLOCKED).stream().map(tool -> Column.of(tool).counting()).toList();
  }

  /** Those that are in this build; a note names the others. */
  private List<String> present(List<String> wanted) {
    List<String> found = new ArrayList<>();
    for (String tool : wanted) {
      String note = "Left out: " + tool + ", which is not in this build.";
      if (Registry.find(tool).isPresent()) {
        found.add(tool);
      } else if (!notes.contains(note)) {
        notes.add(note);
      }
    }
    return found;
  }

  /** Table 3 of the FastTrack paper. */
  private void granularity() {
    List<Column> columns = new ArrayList<>();
    for (String tool : present(List.of("DjitPlus", FASTTRACK))) {
      columns.add(Column.of(tool));
      columns.add(
          Column.of(tool)
              .with(tool, "granularity.fields", "coarse")
              .with(tool + "-coarse", "granularity.arrays", "coarse"));
    }
    Sheet sheet = sheet(programs, columns);
    String caption = "State for every field and element, or one for each object and array";
    tables.add(sheet.ratios("Fine and coarse: slowdown", caption + ".", Samples::wall));
    tables.add(sheet.ratios("Fine and coarse: peak heap", caption + ".", Samples::heap));
  }

  /** Figure 8 of the RoadRunner paper, the other way round. */
  private void ablation() {
    List<Column> columns = new ArrayList<>(List.of(Column.of(FASTTRACK)));
    for (Optimization each : Optimization.values()) {
      columns.add(Column.of(FASTTRACK).with("without-" + each.text(), "without", each.text()));
    }
    Sheet sheet = sheet(programs(EnumSet.of(Group.JAVAGRANDE)), columns);
    tables.add(
        sheet.ratios(
            "Optimizations", "CPU time of FastTrack with one of them switched off.", Samples::cpu));
  }

  /** What single operations cost, and how the cost grows. */
  private void operations() {
    List<Column> columns = columns(List.of(FASTTRACK));
    Sheet micro = sheet(programs(EnumSet.of(Group.MICRO)), columns);
    tables.add(micro.ratios("Operations", "CPU time of one operation.", Samples::cpu));
    tables.add(nanoseconds(micro, "Operations in nanoseconds"));
    for (Group group : List.of(Group.THREADS, Group.VARIABLES)) {
      Sheet growing = sheet(programs(EnumSet.of(group)), columns);
      tables.add(nanoseconds(growing, "Growth with " + group.name().toLowerCase(Locale.ROOT)));
    }
  }

  private Table nanoseconds(Sheet sheet, String title) {
    return sheet.nanoseconds(title, "CPU time of each, in nanoseconds.", setting.tiny());
  }

  private void composition() {
    List<String> checkers = present(Composition.CHECKERS);
    List<String> filters = new ArrayList<>(Composition.FILTERS);
    filters.removeIf(filter -> !filter.equals("None") && Registry.find(filter).isEmpty());
    if (!checkers.isEmpty()) {
      List<Programs> computing = programs.stream().filter(Programs::isComputing).toList();
      tables.add(
          Composition.table(
              filters,
              checkers,
              chains -> sheet(computing, columns(chains)).ratios("", "", Samples::wall)));
    }
  }

  private Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("suite", suite.title());
    facts.put("jdk", jdk);
    facts.put("processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
    facts.put("repetitions", Integer.toString(setting.reps()));
    return facts;
  }
}
