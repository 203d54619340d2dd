package harrier.instrument;

import harrier.event.AccessEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.VolatileEvent;
import harrier.finding.Finding;
import harrier.finding.Findings;
import harrier.finding.Health;
import harrier.finding.RunInfo;
import harrier.finding.Suppressions;
import harrier.hook.Granularity;
import harrier.hook.Live;
import harrier.hook.ObjectCall;
import harrier.hook.Waking;
import harrier.shadow.Sites;
import harrier.tool.Chain;
import harrier.tool.EventKind;
import harrier.tool.Relay;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Runs a method of an instrumented sample in this JVM and collects the events it causes. */
final class Observed {
  /** Writes events down, in words that do not depend on identities. */
  private static final class Notes extends Relay {
    final List<String> lines = new ArrayList<>();
    private final Thread subject = Thread.currentThread();

    @Override
    protected void relay(EventKind kind, Event e) {
      if (Thread.currentThread() != subject) {
        return;
      }
      switch (kind) {
        case ACCESS -> lines.add(describe((AccessEvent) e));
        case VOLATILE_ACCESS -> {
          VolatileEvent v = (VolatileEvent) e;
          lines.add(
              (v.isWrite() ? "volatile write " : "volatile read ")
                  + shortName(v.variable().name()));
        }
        case ACQUIRE, RELEASE -> {
          LockEvent lock = (LockEvent) e;
          lines.add(kind + (lock.isWait() ? " by wait" : lock.isMethod() ? " by method" : ""));
        }
        case CLASS_INITIALIZED, CLASS_ACCESSED ->
            lines.add(kind + " " + shortName(((ChannelEvent) e).channel().name()));
        case ENTER -> lines.add("enter " + e.site().method);
        case EXIT ->
            lines.add(
                (((MethodEvent) e).isExceptional() ? "exit by exception " : "exit ")
                    + e.site().method);
        case CREATE, BEGIN -> {}
        default -> lines.add(kind.toString());
      }
    }

    private static String describe(AccessEvent e) {
      return (e.isWrite() ? "write " : "read ") + shortName(e.variable().toString());
    }

    private static String shortName(String name) {
      return name.substring(name.lastIndexOf('.') + 1);
    }
  }

  /** How a class comes to its hooks. */
  enum Way {
    /** As it is loaded. */
    LIVE,
    /** Before, for a cache. */
    CACHED,
    /** Before, offline. */
    OFFLINE,
    /** Before, offline, and it keeps its numbers. */
    KEPT,
    /** Offline, but nobody links it. */
    UNLINKED;

    byte[] instrument(
        ClassInstrumenter instrumenter, Layout layout, ClassLoader loader, byte[] original) {
      if (this == LIVE) {
        return instrumenter.instrument(loader, original).bytes();
      }
      byte[] prepared = instrumenter.prepare(original, "recipe", this != CACHED).bytes();
      if (this == UNLINKED) {
        return prepared;
      }
      byte[] linked = Template.in(prepared).link(loader, layout, true, this == KEPT).bytes();
      return linked == null ? prepared : linked; // references have to be linked in any case
    }
  }

  /** Defines the samples anew, instrumented. */
  private static final class Loader extends ClassLoader {
    /** Numbers that nobody else has here. */
    private static final NumberRanges OWN = new NumberRanges(40_000, 1_500_000);

    private final Way way;
    private final ClassInstrumenter instrumenter;

    private final Layout layout;

    Loader(Way way, Layout layout) {
      super(Observed.class.getClassLoader());
      this.way = way;
      this.layout = layout;
      instrumenter = new ClassInstrumenter(layout, true, OWN);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      boolean isIdle = name.startsWith("harrier.idle.");
      if (!isIdle && !name.startsWith("samples.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      return isIdle ? idle(name.substring("harrier.idle.".length())) : define(name);
    }

    private Class<?> idle(String name) {
      try (InputStream in = getResourceAsStream("harrier/hook/" + name + ".class")) {
        byte[] bytes = IdleHooks.twin(name, in.readAllBytes());
        return defineClass("harrier.idle." + name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }

    private Class<?> define(String name) {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = way.instrument(instrumenter, layout, this, in.readAllBytes());
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    }
  }

  /** What a call answered and the events it caused. */
  record Outcome(Object answer, List<String> events) {}

  private Observed() {}

  /** Runs a static method, told of accesses and synchronization. */
  static Outcome run(String type, String method) throws Exception {
    return run(type, method, Set.of(EventKind.ENTER, EventKind.EXIT, EventKind.REQUEST));
  }

  /** Runs a static method, told of all events but the given kinds. */
  static Outcome run(String type, String method, Set<EventKind> unwanted) throws Exception {
    return run(Way.LIVE, type, method, unwanted);
  }

  static Outcome run(Way way, String type, String method, Set<EventKind> unwanted)
      throws Exception {
    Notes notes = new Notes();
    Chain chain = Chain.of(notes, Observed::ignore);
    Health health = new Health();
    Findings findings =
        new Findings(nowhere(), health, new PrintStream(OutputStream.nullOutputStream()));
    Live.start(new Live.Setup(chain, false, Granularity.FINE, Granularity.FINE, findings, health));
    Set<EventKind> wanted = java.util.EnumSet.allOf(EventKind.class);
    wanted.removeAll(unwanted);
    Layout layout = new Layout(false, Granularity.FINE, wanted, name -> true, null);
    if (way == Way.KEPT) {
      Sites.leaveRoom();
      ObjectCall.leaveRoom();
    }
    Waking.set(way == Way.KEPT);
    Class<?> sample = new Loader(way, layout).loadClass("samples." + type);
    Object answer = sample.getMethod(method).invoke(null);
    Live.stop();
    if (health.internalErrors() > 0) {
      throw new AssertionError("internal errors");
    }
    return new Outcome(answer, notes.lines);
  }

  private static void ignore(Finding finding) {}

  private static RunInfo nowhere() {
    return new RunInfo(
        "test", List.of(), Path.of("nowhere"), 66, false, true, Suppressions.NONE, Set.of());
  }
}
