package harrier.analyses;

import harrier.finding.Finding;
import harrier.shadow.Memory;
import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.ShadowVolatile;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import harrier.tool.Chain;
import harrier.tool.ChainSpec;
import harrier.tool.Tool;
import harrier.tool.ToolOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A chain under test, and what its target's threads do, written as calls. */
public final class Scene {
  /** A variable with room for its shadow. */
  public static final class Var {
    private final String name;
    private final Object[] cell = new Object[1];

    Var(String name) {
      this.name = name;
    }

    public ShadowVar shadow() {
      return (ShadowVar) cell[0];
    }
  }

  public final List<Finding> findings = Collections.synchronizedList(new ArrayList<>());
  public final Probe probe = new Probe();
  public final Chain chain;

  private int line;

  private Scene(String spec, Tool own, boolean serialized) {
    Chain plain =
        Chain.of(Registry.expand(ChainSpec.parse(spec)), name -> make(name, own), findings::add);
    chain = serialized ? plain.serialized(findings::add) : plain;
    chain.init(ToolOptions.NONE);
  }

  /** A chain of registered tools; {@code Probe} is {@link #probe}. */
  public static Scene of(String spec) {
    return new Scene(spec, null, false);
  }

  /** The same with {@code Own} for the given tool. */
  public static Scene of(String spec, Tool own) {
    return new Scene(spec, own, false);
  }

  /** The same with one event at a time. */
  public static Scene serialized(String spec, Tool own) {
    return new Scene(spec, own, true);
  }

  private Tool make(String name, Tool own) {
    return switch (name) {
      case "Probe" -> probe;
      case "Own" -> own;
      default -> Registry.make(name, null);
    };
  }

  public Scene with(Map<String, String> options) {
    chain.init(new ToolOptions(options));
    return this;
  }

  public ShadowThread thread(String name) {
    return new ShadowThread(name, null);
  }

  public ShadowLock lock(String name) {
    return new ShadowLock(name);
  }

  public Var variable(String name) {
    return new Var(name);
  }

  /** What has arrived at the probe since the last question. */
  public List<String> arrived() {
    return probe.takeLines();
  }

  public void read(ShadowThread t, Var x) {
    access(t, x, false);
  }

  public void write(ShadowThread t, Var x) {
    access(t, x, true);
  }

  private void access(ShadowThread t, Var x, boolean write) {
    Variable variable = Variable.field("a.B", x.name);
    chain.access(t.events.access.variable(site(), write, variable, x.cell, Memory.REFERENCES));
  }

  public void request(ShadowThread t, ShadowLock m) {
    chain.first().request(t.events.lock.of(site(), m));
  }

  public void acquire(ShadowThread t, ShadowLock m) {
    m.enter(t);
    t.push(m);
    chain.first().acquire(t.events.lock.of(site(), m));
  }

  public void release(ShadowThread t, ShadowLock m) {
    chain.first().release(t.events.lock.of(site(), m));
    t.pop(m);
    m.leave(t);
  }

  public void acquireAfterWait(ShadowThread t, ShadowLock m) {
    m.enter(t);
    t.push(m);
    chain.first().acquire(t.events.lock.of(site(), m).byWait());
  }

  public void acquireShared(ShadowThread t, ShadowLock m) {
    t.pushRead(m);
    chain.first().acquireShared(t.events.lock.of(site(), m));
  }

  public void releaseShared(ShadowThread t, ShadowLock m) {
    chain.first().releaseShared(t.events.lock.of(site(), m));
    t.popRead(m);
  }

  public void notify(ShadowThread t, ShadowLock m) {
    chain.first().notify(t.events.lock.of(site(), m));
  }

  public void volatileWrite(ShadowThread t, ShadowVolatile v) {
    chain.first().volatileAccess(t.events.ofVolatile.of(site(), v, true));
  }

  public void volatileRead(ShadowThread t, ShadowVolatile v) {
    chain.first().volatileAccess(t.events.ofVolatile.of(site(), v, false));
  }

  public void publish(ShadowThread t, ShadowChannel c) {
    chain.first().publish(t.events.channel.of(site(), c));
  }

  public void observe(ShadowThread t, ShadowChannel c) {
    chain.first().observe(t.events.channel.of(site(), c));
  }

  public void withdraw(ShadowThread t) {
    chain.first().withdraw(t.events.thread.of(site()));
  }

  public void classInitialized(ShadowThread t, ShadowChannel c) {
    chain.first().classInitialized(t.events.channel.of(site(), c));
  }

  public void classAccessed(ShadowThread t, ShadowChannel c) {
    chain.first().classAccessed(t.events.channel.of(site(), c));
  }

  public void barrier(ShadowThread t, List<ShadowThread> released) {
    chain.first().barrier(t.events.barrier.of(site(), released));
  }

  public void create(ShadowThread t) {
    chain.first().create(t.events.thread.of(site()));
  }

  public void start(ShadowThread t, ShadowThread other) {
    chain.first().start(t.events.pair.of(site(), other, false));
  }

  public void begin(ShadowThread t) {
    chain.first().begin(t.events.thread.of(site()));
  }

  public void end(ShadowThread t) {
    chain.first().end(t.events.thread.of(site()));
  }

  public void join(ShadowThread t, ShadowThread other) {
    chain.first().join(t.events.pair.of(site(), other, true));
  }

  public void isAlive(ShadowThread t, ShadowThread other) {
    chain.first().isAlive(t.events.pair.of(site(), other, false));
  }

  public void sleep(ShadowThread t) {
    chain.first().sleep(t.events.thread.of(site()));
  }

  public void interrupt(ShadowThread t, ShadowThread other) {
    chain.first().interrupt(t.events.pair.of(site(), other, false));
  }

  public void interrupted(ShadowThread t) {
    chain.first().interrupted(t.events.thread.of(site()));
  }

  public void enter(ShadowThread t) {
    chain.first().enter(t.events.method.of(site(), null, false));
  }

  public void exit(ShadowThread t) {
    chain.first().exit(t.events.method.of(site(), null, true));
  }

  /** One event of every kind, reads and writes of both sorts, by one thread. */
  public void everything() {
    ShadowThread t = thread("t0");
    ShadowThread other = thread("t1");
    ShadowLock m = lock("m");
    ShadowVolatile v = new ShadowVolatile("v");
    ShadowChannel c = new ShadowChannel("c");
    Var x = variable("x");
    create(t);
    begin(t);
    start(t, other);
    read(t, x);
    write(t, x);
    volatileWrite(t, v);
    volatileRead(t, v);
    request(t, m);
    acquire(t, m);
    notify(t, m);
    release(t, m);
    acquireShared(t, m);
    releaseShared(t, m);
    publish(t, c);
    withdraw(t);
    observe(t, c);
    classInitialized(t, c);
    classAccessed(t, c);
    barrier(t, List.of(t, other));
    isAlive(t, other);
    sleep(t);
    interrupt(t, other);
    interrupted(t);
    enter(t);
    exit(t);
    join(t, other);
    end(t);
  }

  /** Each event has a line of its own: the first is on line 1. */
  private Site site() {
    line++;
    return new Site(0, "a.B", "run", "B.java", line, Site.Op.CALL, null, null, null);
  }
}
