package harrier.cli;

import harrier.analyses.Registry;
import harrier.analyses.ToolEntry;
import java.io.PrintStream;

/** {@code harrier tools}: every tool in one line. */
final class ToolsCommand {
  private ToolsCommand() {}

  static int run(PrintStream out) {
    for (ToolEntry tool : Registry.entries()) {
      String chain = tool.isChain() ? " (" + tool.chain() + ")" : "";
      out.printf(
          "%-17s %s%s; %s [%s]%n",
          tool.name(), tool.reports(), chain, tool.guarantee(), tool.paper());
    }
    return 0;
  }
}
