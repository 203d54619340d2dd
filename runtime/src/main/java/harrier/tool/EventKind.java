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
import java.util.function.BiConsumer;

/** The kinds of events, each with the handler of {@link Tool} that takes it. */
public enum EventKind {
  ACCESS("access", AccessEvent.class, Tool::access),
  VOLATILE_ACCESS("volatileAccess", VolatileEvent.class, Tool::volatileAccess),
  REQUEST("request", LockEvent.class, Tool::request),
  ACQUIRE("acquire", LockEvent.class, Tool::acquire),
  RELEASE("release", LockEvent.class, Tool::release),
  NOTIFY("notify", LockEvent.class, Tool::notify),
  PUBLISH("publish", ChannelEvent.class, Tool::publish),
  OBSERVE("observe", ChannelEvent.class, Tool::observe),
  WITHDRAW("withdraw", ThreadEvent.class, Tool::withdraw),
  CLASS_INITIALIZED("classInitialized", ChannelEvent.class, Tool::classInitialized),
  CLASS_ACCESSED("classAccessed", ChannelEvent.class, Tool::classAccessed),
  BARRIER("barrier", BarrierEvent.class, Tool::barrier),
  CREATE("create", ThreadEvent.class, Tool::create),
  START("start", PairEvent.class, Tool::start),
  BEGIN("begin", ThreadEvent.class, Tool::begin),
  END("end", ThreadEvent.class, Tool::end),
  JOIN("join", PairEvent.class, Tool::join),
  IS_ALIVE("isAlive", PairEvent.class, Tool::isAlive),
  SLEEP("sleep", ThreadEvent.class, Tool::sleep),
  INTERRUPT("interrupt", PairEvent.class, Tool::interrupt),
  INTERRUPTED("interrupted", ThreadEvent.class, Tool::interrupted),
  ENTER("enter", MethodEvent.class, Tool::enter),
  EXIT("exit", MethodEvent.class, Tool::exit);

  /** The handler's name, and the word for the kind in text. */
  private final String handler;

  private final Class<? extends Event> type;
  private final BiConsumer<Tool, Event> delivery;

  <E extends Event> EventKind(String handler, Class<E> type, BiConsumer<Tool, E> delivery) {
    this.handler = handler;
    this.type = type;
    this.delivery = (tool, e) -> delivery.accept(tool, type.cast(e));
  }

  /** Calls the tool's handler for this kind. */
  public void deliver(Tool tool, Event e) {
    delivery.accept(tool, e);
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
