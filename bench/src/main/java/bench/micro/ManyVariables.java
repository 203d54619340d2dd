package bench.micro;

import bench.Program;
import bench.Team;

/** Two workers that each go over their half of a large array until they have done enough. */
public final class ManyVariables implements Program {
  private final int variables;
  private final int events;
  private byte[] array;

  /**
   * @param events of both workers together: reads and writes
   */
  public ManyVariables(int variables, int events) {
    this.variables = variables;
    this.events = events;
  }

  @Override
  public long run() {
    if (array == null) {
      array = new byte[variables];
    }
    int sweeps = Math.max(1, events / 2 / variables);
    Team.run(id -> () -> sweep(id, sweeps));
    long sum = 0;
    for (int i = 0; i < variables; i += 1 + variables / 100) {
      sum += array[i] == (byte) sweeps ? 1 : 0;
      array[i] = 0;
    }
    return sum;
  }

  private void sweep(int id, int sweeps) {
    int end = Team.end(variables, id);
    for (int sweep = 0; sweep < sweeps; sweep++) {
      for (int i = Team.start(variables, id); i < end; i++) {
        array[i]++;
      }
    }
  }
}
