package harrier.tool;

import harrier.event.AccessEvent;
import harrier.event.BarrierEvent;
import harrier.event.ChannelEvent;
import harrier.event.Event;
import harrier.event.LockEvent;
import harrier.event.MethodEvent;
import harrier.event.PairEvent;
import harrier.event.ThreadEvent;
import harrier.event.VolatileEvent;
import java.util.EnumSet;
import java.util.Set;
import jdk.internal.vm.annotation.ForceInline;

/** The kinds of events, each with the handler of {@link Tool} that takes it. */
public enum EventKind {
  ACCESS("access", AccessEvent.class),
  VOLATILE_ACCESS("volatileAccess", VolatileEvent.class),
  REQUEST("request", LockEvent.class),
  ACQUIRE("acquire", LockEvent.class),
  RELEASE("release", LockEvent.class),
  ACQUIRE_SHARED("acquireShared", LockEvent.class),
  RELEASE_SHARED("releaseShared", LockEvent.class),
  NOTIFY("notify", LockEvent.class),
  PUBLISH("publish", ChannelEvent.class),
  OBSERVE("observe", ChannelEvent.class),
  WITHDRAW("withdraw", ThreadEvent.class),
  CLASS_INITIALIZED("classInitialized", ChannelEvent.class),
  CLASS_ACCESSED("classAccessed", ChannelEvent.class),
  BARRIER("barrier", BarrierEvent.class),
  CREATE("create", ThreadEvent.class),
  START("start", PairEvent.class),
  BEGIN("begin", ThreadEvent.class),
  END("end", ThreadEvent.class),
  JOIN("join", PairEvent.class),
  IS_ALIVE("isAlive", PairEvent.class),
  SLEEP("sleep", ThreadEvent.class),
  INTERRUPT("interrupt", PairEvent.class),
  INTERRUPTED("interrupted", ThreadEvent.class),
  ENTER("enter", MethodEvent.class),
  EXIT("exit", MethodEvent.class);

  /** The handler's name, and the word for the kind in text. */
  private final String handler;

  private final Class<? extends Event> type;

  EventKind(String handler, Class<? extends Event> type) {
    this.handler = handler;
    this.type = type;
  }

  /** Calls the tool's handler for this kind. Compiled code for a known kind is that call alone. */
  @ForceInline
  public void deliver(Tool tool, Event e) {
    switch (this) {
      case ACCESS -> tool.access((AccessEvent) e);
      case VOLATILE_ACCESS -> tool.volatileAccess((VolatileEvent) e);
      case REQUEST -> tool.request((LockEvent) e);
      case ACQUIRE -> tool.acquire((LockEvent) e);
      case RELEASE -> tool.release((LockEvent) e);
      case ACQUIRE_SHARED -> tool.acquireShared((LockEvent) e);
      case RELEASE_SHARED -> tool.releaseShared((LockEvent) e);
      case NOTIFY -> tool.notify((LockEvent) e);
      case PUBLISH -> tool.publish((ChannelEvent) e);
      case OBSERVE -> tool.observe((ChannelEvent) e);
      case WITHDRAW -> tool.withdraw((ThreadEvent) e);
      case CLASS_INITIALIZED -> tool.classInitialized((ChannelEvent) e);
      case CLASS_ACCESSED -> tool.classAccessed((ChannelEvent) e);
      case BARRIER -> tool.barrier((BarrierEvent) e);
      case CREATE -> tool.create((ThreadEvent) e);
      case START -> tool.start((PairEvent) e);
      case BEGIN -> tool.begin((ThreadEvent) e);
      case END -> tool.end((ThreadEvent) e);
      case JOIN -> tool.join((PairEvent) e);
      case IS_ALIVE -> tool.isAlive((PairEvent) e);
      case SLEEP -> tool.sleep((ThreadEvent) e);
      case INTERRUPT -> tool.interrupt((PairEvent) e);
      case INTERRUPTED -> tool.interrupted((ThreadEvent) e);
      case ENTER -> tool.enter((MethodEvent) e);
      case EXIT -> tool.exit((MethodEvent) e);
    }
  }

  /** The kinds a tool has handlers of its own for. */
  static Set<EventKind> handledBy(Class<? extends Tool> tool) {
    Set<EventKind> kinds = EnumSet.noneOf(EventKind.class);
    for (EventKind kind : values()) {
      try {
        if (tool.getMethod(kind.handler, kind.type).getDeclaringClass() != Tool.class) {
          kinds.add(kind);
        }
      } catch (NoSuchMethodException e) {
        throw new AssertionError("Tool has no handler " + kind.handler, e);
      }
    }
    return kinds;
  }

  @Override
  public String toString() {
    return handler;
  }
}
