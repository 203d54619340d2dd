package harrier.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs a suite. */
public final class Bench {
  private final Suite suite;
  private final List<Column> tools;
  private final Setting setting;
  private final Progress progress;

  /**
   * @param tools chains to compare
   */
  public Bench(Suite suite, List<String> tools, Setting setting, Progress progress) {
    this.suite = suite;
    this.tools = tools.stream().map(Column::of).toList();
    this.setting = setting;
    this.progress = progress;
  }

  public Report run() {
    Measurements measurements = new Measurements(setting, progress);
    List<Table> tables =
        new ArrayList<>(new Comparison(measurements, suite.programs(), tools).tables());
    progress.done();
    return new Report(facts(), tables, measurements, List.of(), Precision.mistakes(measurements));
  }

  private Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("suite", suite.title());
    facts.put("java", setting.java().toString());
    facts.put("processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
    facts.put("repetitions", Integer.toString(setting.reps()));
    return facts;
  }
}
