package harrier.jars;

/** What became of a class. */
enum Verdict {
  /** Instrumented, verified, and otherwise unchanged. */
  PASSED("passed"),
  /** The same, but some of its methods were too large for all checks. */
  PARTLY("partly observed"),
  /** Not instrumented: it runs as it was. */
  LEFT_ALONE("left alone"),
  /** The JVM refuses it also as it was, for the same reason. */
  UNUSABLE("unusable anyway"),
  /** The JVM refuses it only instrumented, or it lost something: a bug of ours. */
  FAILED("failed");

  final String words;

  Verdict(String words) {
    this.words = words;
  }
}
