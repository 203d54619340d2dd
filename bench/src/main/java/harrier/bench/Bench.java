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
import java.util.function.Consumer;
import java.util.function.Function;

/** Runs a suite and makes its tables. */
public final class Bench {
  private static final String FASTTRACK = "FastTrack";

  /** Analyses that keep vector clocks. */
  private static final List<String> CLOCKED = List.of("HappensBefore", "DjitPlus", FASTTRACK);

  private final Suite suite;
  private final List<String> tools;
  private final Setting setting;
  private final Progress progress;
  private final Measurements measurements;
  private final String jdk;
  private final List<Section> sections = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  /**
   * @param tools chains to compare; those of the suite if empty
   */
  public Bench(Suite suite, List<String> tools, Setting setting, Progress progress) {
    this.suite = suite;
    this.tools = tools;
    this.setting = setting;
    this.progress = progress;
    measurements = new Measurements(setting, progress);
    jdk = measurements.jdk();
    plan();
  }

  /** What there is to measure, in the order in which it is. */
  private void plan() {
    List<Programs> programs =
        programs(setting.programs().isEmpty() ? suite.groups() : Suite.ALL.groups());
    List<String> compared = tools.isEmpty() ? present(suite.tools()) : tools;
    add(programs, columns(compared), Comparison::tables);
    if (suite != Suite.JAVAGRANDE) {
      add(programs, counting(), ClockUse::tables);
    }
    if (suite.looksInside()) {
      granularity(programs);
      ablation();
    }
    if (suite.looksInside() || !setting.programs().isEmpty()) {
      operations();
    }
    if (suite.composes()) {
      composition(programs);
    }
  }

  private void add(
      List<Programs> programs, List<Column> columns, Function<Sheet, List<Table>> form) {
    sections.add(new Section(programs, columns, form));
  }

  /**
   * Measures everything, or as much as there is time for until it is {@link #stop stopped}.
   *
   * @param news gets the report so far after each program
   */
  public Report run(Consumer<Report> news) {
    measurements.take(sections, () -> news.accept(report()));
    return report();
  }

  /** Has {@link #run} come to its end with what it has. Any thread may ask for that. */
  public void stop() {
    measurements.stop();
  }

  private Report report() {
    List<Table> tables = new ArrayList<>();
    sections.forEach(section -> tables.addAll(section.tables(measurements)));
    List<String> all = new ArrayList<>(notes);
    all.addAll(progress.missing());
    return new Report(facts(), tables, measurements, all, Precision.mistakes(measurements));
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
  private void granularity(List<Programs> programs) {
    List<Column> columns = new ArrayList<>();
    for (String tool : present(List.of("DjitPlus", FASTTRACK))) {
      columns.add(Column.of(tool));
      columns.add(
          Column.of(tool)
              .with(tool, "granularity.fields", "coarse")
              .with(tool + "-coarse", "granularity.arrays", "coarse"));
    }
    String caption = "State for every field and element, or one for each object and array.";
    add(
        programs,
        columns,
        sheet ->
            List.of(
                sheet.ratios("Fine and coarse: slowdown", caption, Samples::wall),
                sheet.ratios("Fine and coarse: peak heap", caption, Samples::heap)));
  }

  /** Figure 8 of the RoadRunner paper, the other way round. */
  private void ablation() {
    List<Column> columns = new ArrayList<>(List.of(Column.of(FASTTRACK)));
    for (Optimization each : Optimization.values()) {
      columns.add(Column.of(FASTTRACK).with("without-" + each.text(), "without", each.text()));
    }
    String caption = "CPU time of FastTrack with one of them switched off.";
    add(
        programs(EnumSet.of(Group.JAVAGRANDE)),
        columns,
        sheet -> List.of(sheet.ratios("Optimizations", caption, Samples::cpu)));
  }

  /** What single operations cost, and how the cost grows. */
  private void operations() {
    List<Column> columns = columns(tools.isEmpty() ? List.of(FASTTRACK) : tools);
    add(
        programs(EnumSet.of(Group.MICRO)),
        columns,
        sheet ->
            List.of(
                sheet.ratios("Operations", "CPU time of one operation.", Samples::cpu),
                nanoseconds(sheet, "Operations in nanoseconds")));
    for (Group group : List.of(Group.THREADS, Group.VARIABLES)) {
      String title = "Growth with " + group.name().toLowerCase(Locale.ROOT);
      add(programs(EnumSet.of(group)), columns, sheet -> List.of(nanoseconds(sheet, title)));
    }
  }

  private Table nanoseconds(Sheet sheet, String title) {
    return sheet.nanoseconds(title, "CPU time of each, in nanoseconds.", setting.tiny());
  }

  private void composition(List<Programs> programs) {
    List<String> checkers = present(Composition.CHECKERS);
    List<String> filters = new ArrayList<>(Composition.FILTERS);
    filters.removeIf(filter -> !filter.equals("None") && Registry.find(filter).isEmpty());
    add(
        programs.stream().filter(Programs::isComputing).toList(),
        columns(Composition.chains(filters, checkers)),
        sheet ->
            List.of(Composition.table(filters, checkers, sheet.ratios("", "", Samples::wall))));
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
