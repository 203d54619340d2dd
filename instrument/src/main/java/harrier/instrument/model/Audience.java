package harrier.instrument.model;

import harrier.instrument.Interests;

/** Which actions of models somebody wants to hear of; rows with others are left out. */
record Audience(Interests interests) {
  boolean wants(String action) {
    return switch (action) {
      // How Harrier follows threads and the JVM.
      case "start", "end", "join", "halting", "shutDown", "uncaught", "visible", "defined" -> true;
      case "acquire",
          "release",
          "releaseAll",
          "reacquire",
          "guard",
          "unguard",
          "beforeWait",
          "afterWait",
          "acquireStamp",
          "releaseStamp",
          "acquireStamped",
          "releaseStamped",
          "convertToRead",
          "convertedToRead",
          "convertedToWrite",
          "beginOptimistic",
          "endOptimistic",
          "standBy" ->
          interests.includeLocks();
      case "acquireShared", "releaseShared" -> interests.includeLocks() || interests.includeOrder();
      case "leadsTo",
          "derived",
          "inserted",
          "showsBytes",
          "showsBuffer",
          "showsSegment",
          "scales",
          "collected",
          "watched",
          "watchedAll" ->
          interests.includeVariables();
      case Row.OPAQUE, Row.CALLBACK -> interests.includeLocks() || interests.includeVariables();
      default -> interests.includeOrder();
    };
  }

  /** Whether monitors of the JDK are of interest. */
  boolean wantsMonitors() {
    return wants("acquire");
  }
}
