package harrier.instrument;

import java.util.Set;

/** Tells the methods of the target that the JDK calls while it holds locks of its own. */
final class Guarded {
  /** Of streams, readers and writers that the target has written. */
  private static final Set<String> STREAMS =
      Set.of(
          "write(I)V",
          "write([B)V",
          "write([BII)V",
          "write([C)V",
          "write([CII)V",
          "write(Ljava/lang/String;)V",
          "write(Ljava/lang/String;II)V",
          "read()I",
          "read([B)I",
          "read([BII)I",
          "read([C)I",
          "read([CII)I",
          "flush()V",
          "close()V");

  /** What handlers, formatters and filters are given. */
  private static final String LOG_RECORD = "Ljava/util/logging/LogRecord;";

  private Guarded() {}

  static boolean mayBe(String name, String descriptor) {
    return STREAMS.contains(name + descriptor) || descriptor.contains(LOG_RECORD);
  }
}
