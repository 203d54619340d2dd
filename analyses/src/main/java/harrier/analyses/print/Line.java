package harrier.analyses.print;

import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.PairEvent;
import harrier.event.VolatileEvent;
import harrier.finding.Printable;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import java.util.stream.Collectors;

/** An event as one line of text: thread, what, on what, site. */
final class Line {
  private Line() {}

  static String of(EventKind kind, Event e) {
    StringBuilder line = new StringBuilder(96);
    line.append('[').append(e.thread().name()).append("] ").append(what(kind, e));
    String subject = subject(e);
    if (!subject.isEmpty()) {
      line.append(' ').append(subject);
    }
    if (e.site() != Site.UNKNOWN) {
      line.append("  at ").append(e.site());
    }
    return Printable.of(line.toString()) + '\n';
  }

  private static String what(EventKind kind, Event e) {
    if (e instanceof AccessEvent access) {
      return (access.isAtomic() ? "atomic " : "") + (access.isWrite() ? "write" : "read");
    }
    if (e instanceof VolatileEvent access) {
      return access.isWrite() ? "volatileWrite" : "volatileRead";
    }
    if (e instanceof LockEvent lock && lock.isWait()) {
      return kind + " (wait)";
    }
    if (e instanceof MethodEvent method && method.isExceptional()) {
      return kind + " (exception)";
    }
    return kind.toString();
  }

  private static String subject(Event e) {
    if (e instanceof AccessEvent access) {
      return access.variable().toString();
    }
    if (e instanceof VolatileEvent access) {
      return access.variable().name();
    }
    if (e instanceof LockEvent lock) {
      return lock.lock().name();
    }
    if (e instanceof ChannelEvent channel) {
      return channel.channel().name();
    }
    if (e instanceof PairEvent pair) {
      return "[" + pair.other().name() + "]" + (pair.hasEnded() ? " (ended)" : "");
    }
    if (e instanceof BarrierEvent barrier) {
      return barrier.released().stream()
          .map(ShadowThread::name)
          .collect(Collectors.joining(", ", "[", "]"));
    }
    return "";
  }
}
