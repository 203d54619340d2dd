package harrier.analyses.print;

import harrier.event.Event;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Prints every event that arrives at its place in the chain, one line each. */
public final class Print extends Relay {
  /** Where lines go, each in one write, so that they never interleave. */
  private final OutputStream out;

  /** Prints on the process's standard error, whatever the target makes of System.err. */
  public Print() {
    this(new FileOutputStream(FileDescriptor.err));
  }

  Print(OutputStream out) {
    this.out = out;
  }

  @Override
  protected void relay(EventKind kind, Event e) {
    try {
      out.write(Line.of(kind, e).getBytes(StandardCharsets.UTF_8));
    } catch (IOException trouble) {
      throw new UncheckedIOException("standard error is closed", trouble);
    }
    kind.deliver(next(), e);
  }
}
