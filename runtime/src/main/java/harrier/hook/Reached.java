package harrier.hook;

import harrier.event.AccessEvent.Mode;
import harrier.shadow.Extension;
import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowThread;
import harrier.shadow.Shadows;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * The variable that one use of a handle reaches.
 *
 * @param base the object, the class of a static, the array, or a buffer outside the heap
 * @param field the field, or null for an array element
 * @param index of the array element, or place in the buffer
 * @param width how many elements it takes; 0 in a buffer, whose bytes are no variables
 */
record Reached(Object base, FieldShadow field, long index, int width) {
  private static final long BUFFER_ARRAY = Memory.offsetOf(ByteBuffer.class, "hb");
  private static final long BUFFER_START = Memory.offsetOf(ByteBuffer.class, "offset");
  private static final long BUFFER_ADDRESS = Memory.offsetOf(Buffer.class, "address");

  /** Stands for all memory outside the heap. */
  private static final Object OUTSIDE = new Object();

  /** A field of an object, or a static of its class; null if the call must fail. */
  static Reached field(Object object, Class<?> home, FieldShadow field) {
    if (home == null || field == null || field == FieldShadow.NONE) {
      return null;
    }
    if (field.isStatic) {
      return new Reached(home, field, -1, 1);
    }
    return home.isInstance(object) ? new Reached(object, field, -1, 1) : null;
  }

  /** An element of an array; null if the call must fail. */
  static Reached element(Object array, long index) {
    return element(array, index, 1);
  }

  /** Several elements that are accessed as one. */
  static Reached element(Object array, long index, int width) {
    return array != null
            && array.getClass().isArray()
            && index >= 0
            && index + width <= Array.getLength(array)
        ? new Reached(array, null, index, width)
        : null;
  }

  /** Bytes of a buffer: those of its array, or a place outside the heap. */
  static Reached inBuffer(Object object, long index, int width) {
    if (!(object instanceof ByteBuffer buffer) || index < 0 || index + width > buffer.limit()) {
      return null;
    }
    Object array = Memory.getReference(buffer, BUFFER_ARRAY);
    return array != null
        ? element(array, Memory.getInt(buffer, BUFFER_START) + index, width)
        : outside(Memory.getLong(buffer, BUFFER_ADDRESS) + index);
  }

  /** Bytes at an offset from an array; null if the call must fail. */
  static Reached bytes(Object array, long offset, long bytes) {
    long first = Memory.indexAt(array.getClass(), offset);
    long last = Memory.indexAt(array.getClass(), offset + bytes - 1);
    return first >= 0 && last < Array.getLength(array)
        ? new Reached(array, null, first, (int) (last - first) + 1)
        : null;
  }

  /** A place outside the heap. */
  static Reached outside(long address) {
    return new Reached(OUTSIDE, null, address, 0);
  }

  boolean isVolatile() {
    return field != null && field.isVolatile();
  }

  /** Publishes to, or observes, whoever synchronizes on this variable. */
  void synchronize(ShadowThread t, Site site, boolean write) {
    if (isVolatile()) {
      AccessHooks.volatileAccess(base, site, t, field, write);
      return;
    }
    ShadowChannel channel = channelFor(t);
    if (channel == null) {
      return;
    }
    if (!write) {
      channel.settle(t);
    }
    t.hadNothingNew = false;
    EventKind kind = write ? EventKind.PUBLISH : EventKind.OBSERVE;
    Live.deliver(kind, t, t.events.channel.of(site, channel));
  }

  /**
   * The thread is about to publish with a write that is recorded once it has taken effect. Who
   * observes it before that waits, or what it then does would be recorded first.
   */
  void begin(ShadowThread t) {
    ShadowChannel channel = isVolatile() ? null : channelFor(t);
    if (channel != null) {
      channel.unsettle(t);
    }
  }

  /** The write is recorded. */
  void end(ShadowThread t) {
    ShadowChannel channel = isVolatile() ? null : channelFor(t);
    if (channel != null) {
      channel.settled(t);
    }
  }

  /** Null if there is none. */
  private ShadowChannel channelFor(ShadowThread t) {
    t.busy = true;
    try {
      return channel(t);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return null;
    } finally {
      t.busy = false;
    }
  }

  private ShadowChannel channel(ShadowThread t) {
    if (width == 0) {
      return SyncHooks.extensionOf(t, base).channel(Long.toString(index), base.getClass());
    }
    if (field == null) {
      return Shadows.ofArray(t, base, Live.keepsWords())
          .extension((int) index)
          .channel("", VarHandle.class);
    }
    return field.extensionAt > 0
        ? Extension.at(base, field.extensionAt).channel(field.channel, VarHandle.class)
        : null;
  }

  /** Checks the access itself. */
  void access(ShadowThread t, Site site, boolean write, Mode mode) {
    if (field == null) {
      for (int i = 0; i < width; i++) {
        Live.access(t, site, write, mode, base, (int) index + i);
      }
    } else if (!field.isVolatile()) {
      Live.access(t, site, write, mode, base, field);
    } else {
      AccessHooks.checkVolatile(base, site, t, field, write, mode);
    }
  }
}
