package bench;

/** A benchmark program of a certain size. */
public interface Program {
  /**
   * Makes its data, works on it with its threads, and lets go of it when called again.
   *
   * @return a checksum of the result, which is the same in every run
   */
  long run() throws Exception;
}
