package harrier.finding;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What the findings file says about the run, and what happens to findings.
 *
 * @param chain the tool chain as configured
 * @param command the target's command line
 * @param folder where results go
 * @param exitCode the exit code when there are findings and the target itself ended with 0
 * @param haltOnError whether the first finding ends the target
 * @param quiet whether findings are kept off the console
 * @param baseline ids of findings that are not new
 */
public record RunInfo(
    String chain,
    List<String> command,
    Path folder,
    int exitCode,
    boolean haltOnError,
    boolean quiet,
    Suppressions suppressions,
    Set<String> baseline) {}
