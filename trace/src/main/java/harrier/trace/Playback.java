package harrier.trace;

import harrier.event.AccessEvent.Mode;
import harrier.event.LockEvent;
import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.ShadowVolatile;
import harrier.shadow.Site;
import harrier.tool.Tool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One trace on its way to a chain. */
final class Playback {
  private final Replay replay;
  private final Trace trace;

  /** Everything the trace speaks of, by name. */
  private final Map<String, Actor> actors = new LinkedHashMap<>();

  private final Map<String, ShadowLock> locks = new HashMap<>();
  private final Map<String, ShadowVolatile> volatiles = new HashMap<>();
  private final Map<String, ShadowChannel> channels = new HashMap<>();
  private final Map<String, Cell> cells = new HashMap<>();

  Playback(Replay replay, Trace trace) {
    this.replay = replay;
    this.trace = trace;
  }

  void run() {
    cast();
    for (int i = 0; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      Actor actor = actors.get(step.thread());
      Site site = TraceSites.of(step);
      begin(step, actor);
      act(step, actor, site);
      for (Actor each : actors.values()) {
        if (each.lastStep == i) {
          end(each);
        }
      }
    }
    for (Actor each : actors.values()) {
      if (each.shadow != null) {
        end(each);
      }
    }
  }

  // Threads.

  private void cast() {
    trace.threads().forEach(name -> actors.put(name, new Actor(name)));
    List<String> forked = new ArrayList<>();
    for (int i = 0; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      actors.get(step.thread()).lastStep = i;
      if (step.op() == Op.FORK) {
        forked.add(step.operand());
      } else if (step.op() == Op.BARRIER) {
        for (String name : step.operands()) {
          known(step, name).lastStep = i;
        }
      }
    }
    for (Actor actor : actors.values()) {
      if (!forked.contains(actor.name)) {
        create(actor, null);
      }
    }
  }

  private void create(Actor actor, ShadowThread parent) {
    actor.shadow = new ShadowThread(actor.name, parent);
    first().create(actor.shadow.events.thread.of(Site.UNKNOWN));
  }

  private void begin(Step step, Actor actor) {
    check(step, actor.shadow != null, actor.name + " has not been forked");
    check(step, !actor.ended, actor.name + " has ended");
    begin(actor);
  }

  private void begin(Actor actor) {
    if (actor.shadow.begin()) {
      first().begin(actor.shadow.events.thread.of(Site.UNKNOWN));
    }
  }

  private void end(Actor actor) {
    if (!actor.ended) {
      begin(actor);
      actor.ended = true;
      first().end(actor.shadow.events.thread.of(Site.UNKNOWN));
      actor.shadow.end();
    }
  }

  private Actor known(Step step, String name) {
    Actor actor = actors.get(name);
    check(step, actor != null, "there is no column for " + name);
    return actor;
  }

  private Actor created(Step step, String name) {
    Actor actor = known(step, name);
    check(step, actor.shadow != null, name + " has not been forked");
    return actor;
  }

  // Steps.

  private void act(Step step, Actor actor, Site site) {
    ShadowThread t = actor.shadow;
    switch (step.op()) {
      case READ, WRITE -> access(t, cell(step.operand()), site);
      case ATOMIC_READ, ATOMIC_WRITE -> atomicAccess(t, cell(step.operand()), site);
      case ACQUIRE -> acquire(step, t, site);
      case RELEASE -> release(step, t, site);
      case ACQUIRE_SHARED -> acquireShared(step, t, site);
      case RELEASE_SHARED -> releaseShared(step, t, site);
      case WAIT -> suspend(step, actor, site);
      case WAKE -> resume(step, actor, site);
      case NOTIFY -> first().notify(t.events.lock.of(site, held(step, t)));
      case VOLATILE_READ, VOLATILE_WRITE ->
          first()
              .volatileAccess(
                  t.events.ofVolatile.of(site, volatileOf(step.operand()), site.isWrite()));
      case PUBLISH -> first().publish(t.events.channel.of(site, channel(step)));
      case WITHDRAW -> first().withdraw(t.events.thread.of(site));
      case OBSERVE -> first().observe(t.events.channel.of(site, channel(step)));
      case INIT -> first().classInitialized(t.events.channel.of(site, channel(step)));
      case USE -> first().classAccessed(t.events.channel.of(site, channel(step)));
      case BARRIER -> barrier(step, t, site);
      case FORK -> fork(step, t, site);
      case JOIN -> join(step, t, site);
      case IS_ALIVE -> {
        Actor other = created(step, step.operand());
        first().isAlive(t.events.pair.of(site, other.shadow, other.ended));
      }
      case INTERRUPT -> {
        ShadowThread other = created(step, step.operand()).shadow;
        first().interrupt(t.events.pair.of(site, other, other.hasEnded()));
      }
      case INTERRUPTED -> first().interrupted(t.events.thread.of(site));
      case SLEEP -> first().sleep(t.events.thread.of(site));
      case ENTER -> first().enter(t.events.method.of(site, null, false));
      case EXIT -> first().exit(t.events.method.of(site, null, false));
    }
  }

  private void access(ShadowThread t, Cell cell, Site site) {
    if (replay.wordTool() != null) {
      if (!replay.inlineTest() || !cell.isTrivial(t, site.isWrite())) {
        replay.wordTool().accessWords(cell.accessWords(t, site));
      }
    } else if (!replay.inlineTest() || !settles(t, cell, site)) {
      replay.chain().access(cell.access(t, site));
    }
  }

  /** What hooks do before there is an event. */
  private boolean settles(ShadowThread t, Cell cell, Site site) {
    if (isTrivial(t, cell.shadow(), site.isWrite())) {
      return true;
    }
    ShadowVar after = first().shadowAfter(cell.shadow(), t, site, site.isWrite());
    if (after != null) {
      cell.shadow(after);
    }
    return after != null;
  }

  private void atomicAccess(ShadowThread t, Cell cell, Site site) {
    if (replay.wordTool() != null) {
      replay.wordTool().accessWords(cell.accessWords(t, site).in(Mode.ATOMIC));
    } else {
      replay.chain().access(cell.access(t, site).in(Mode.ATOMIC));
    }
  }

  private boolean isTrivial(ShadowThread t, ShadowVar shadow, boolean write) {
    return shadow != null
        && (write ? first().isTrivialWrite(shadow, t) : first().isTrivialRead(shadow, t));
  }

  private void acquire(Step step, ShadowThread t, Site site) {
    ShadowLock lock = lock(step);
    checkFree(step, lock, t);
    checkUnread(step, lock, t);
    LockEvent e = t.events.lock.of(site, lock);
    if (lock.holder() != t) {
      first().request(e);
    }
    if (lock.enter(t)) {
      t.push(lock);
      first().acquire(e);
      observeReaders(t, lock, site);
    }
  }

  private void observeReaders(ShadowThread t, ShadowLock lock, Site site) {
    if (lock.presentReaders() != null) {
      first().observe(t.events.channel.of(site, lock.readers()));
    }
  }

  private void acquireShared(Step step, ShadowThread t, Site site) {
    ShadowLock lock = lock(step);
    checkFree(step, lock, t);
    if (t.pushRead(lock)) {
      first().acquireShared(t.events.lock.of(site, lock));
      first().observe(t.events.channel.of(site, lock));
    }
  }

  private void releaseShared(Step step, ShadowThread t, Site site) {
    ShadowLock lock = lock(step);
    check(step, t.isReading(lock), t + " does not read under " + step.operand());
    first().publish(t.events.channel.of(site, lock.readers()));
    if (t.popRead(lock)) {
      first().releaseShared(t.events.lock.of(site, lock));
    }
  }

  /** Nobody else reads under the lock. A reader that does so alone may convert its hold. */
  private void checkUnread(Step step, ShadowLock lock, ShadowThread t) {
    for (Actor each : actors.values()) {
      boolean reads = each.shadow != null && each.shadow.isReading(lock);
      check(step, !reads || each.shadow == t, each.name + " reads under " + step.operand());
    }
  }

  private void release(Step step, ShadowThread t, Site site) {
    ShadowLock lock = held(step, t);
    if (lock.leave(t)) {
      first().release(t.events.lock.of(site, lock));
      t.pop(lock);
    }
  }

  private void suspend(Step step, Actor actor, Site site) {
    ShadowThread t = actor.shadow;
    ShadowLock lock = held(step, t);
    actor.waiting.put(lock, lock.leaveAll(t));
    first().release(t.events.lock.of(site, lock).byWait());
    t.pop(lock);
  }

  private void resume(Step step, Actor actor, Site site) {
    ShadowThread t = actor.shadow;
    ShadowLock lock = lock(step);
    checkFree(step, lock, t);
    Integer depth = actor.waiting.remove(lock);
    check(step, depth != null, t + " does not wait for " + step.operand());
    checkUnread(step, lock, t);
    lock.reenter(t, depth);
    t.push(lock);
    first().acquire(t.events.lock.of(site, lock).byWait());
    observeReaders(t, lock, site);
  }

  private ShadowLock held(Step step, ShadowThread t) {
    ShadowLock lock = lock(step);
    check(step, lock.holder() == t, t + " does not hold " + step.operand());
    return lock;
  }

  private void checkFree(Step step, ShadowLock lock, ShadowThread t) {
    ShadowThread holder = lock.holder();
    check(step, holder == null || holder == t, holder + " holds " + step.operand());
  }

  private void barrier(Step step, ShadowThread t, Site site) {
    List<ShadowThread> released = new ArrayList<>();
    for (String name : step.operands()) {
      Actor actor = created(step, name);
      begin(step, actor);
      released.add(actor.shadow);
    }
    first().barrier(t.events.barrier.of(site, released));
  }

  private void fork(Step step, ShadowThread t, Site site) {
    Actor child = known(step, step.operand());
    check(step, child.shadow == null, child.name + " has been forked before");
    create(child, t);
    first().start(t.events.pair.of(site, child.shadow, false));
  }

  private void join(Step step, ShadowThread t, Site site) {
    Actor child = created(step, step.operand());
    check(step, child.lastStep < 0 || child.ended, child.name + " has not ended");
    end(child);
    first().join(t.events.pair.of(site, child.shadow, true));
  }

  // Names.

  private Cell cell(String name) {
    return cells.computeIfAbsent(name, Cell::new);
  }

  private ShadowLock lock(Step step) {
    return locks.computeIfAbsent(step.operand(), ShadowLock::new);
  }

  private ShadowVolatile volatileOf(String name) {
    return volatiles.computeIfAbsent(name, ShadowVolatile::new);
  }

  private ShadowChannel channel(Step step) {
    return channels.computeIfAbsent(step.operand(), ShadowChannel::new);
  }

  private Tool first() {
    return replay.chain().first();
  }

  private static void check(Step step, boolean holds, String otherwise) {
    if (!holds) {
      throw Columns.mistake(step.line(), "'" + step + "': " + otherwise);
    }
  }
}
