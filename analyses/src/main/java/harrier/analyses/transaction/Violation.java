package harrier.analyses.transaction;

import harrier.finding.Finding;
import harrier.shadow.Variable;
import java.util.List;
import java.util.Objects;

/** Turns operations that keep a transaction from being atomic into a finding. */
public final class Violation {
  private Violation() {}

  /**
   * @param blamed the transaction at fault
   * @param operations what happened, in order
   * @param why one sentence
   */
  public static Finding of(
      String tool, Transaction blamed, List<Operation> operations, String why) {
    Variable variable =
        operations.stream()
            .map(Operation::variable)
            .filter(Objects::nonNull)
            .reduce((earlier, later) -> later)
            .orElse(null);
    return new Finding(
        Finding.ATOMICITY_VIOLATION,
        tool,
        variable,
        blamed.method(),
        operations.stream().map(Operation::access).toList(),
        why);
  }
}
