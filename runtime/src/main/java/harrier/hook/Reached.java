package harrier.hook;

import harrier.event.AccessEvent.Mode;
import harrier.shadow.Extension;
import harrier.shadow.FieldShadow;
import harrier.shadow.ShadowChannel;
import harrier.shadow.ShadowThread;
import harrier.shadow.Shadows;
import harrier.shadow.Site;
import harrier.tool.EventKind;
import java.lang.reflect.Array;

/**
 * The variable that one use of a handle reaches.
 *
 * @param base the object, the class of a static, or the array
 * @param field the field, or null for an array element
 * @param index of the array element
 */
record Reached(Object base, FieldShadow field, int index) {
  /** A field of an object, or a static of its class; null if the call must fail. */
  static Reached field(Object object, Class<?> home, FieldShadow field) {
    if (home == null || field == null || field == FieldShadow.NONE) {
      return null;
    }
    if (field.isStatic) {
      return new Reached(home, field, -1);
    }
    return home.isInstance(object) ? new Reached(object, field, -1) : null;
  }

  /** An element of an array; null if the call must fail. */
  static Reached element(Object array, long index) {
    return array != null
            && array.getClass().isArray()
            && index >= 0
            && index < Array.getLength(array)
        ? new Reached(array, null, (int) index)
        : null;
  }

  boolean isVolatile() {
    return field != null && field.isVolatile;
  }

  /** Publishes to, or observes, whoever synchronizes on this variable. */
  void synchronize(ShadowThread t, Site site, boolean write) {
    if (isVolatile()) {
      AccessHooks.volatileAccess(base, site, t, field, write);
      return;
    }
    ShadowChannel channel = null;
    t.busy = true;
    try {
      channel = channel(t);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
    if (channel != null) {
      EventKind kind = write ? EventKind.PUBLISH : EventKind.OBSERVE;
      t.hadNothingNew = false;
      Live.deliver(kind, t, t.events.channel.of(site, channel));
    }
  }

  private ShadowChannel channel(ShadowThread t) {
    if (field == null) {
      return Shadows.ofArray(t, base, Live.keepsWords())
          .extension(index)
          .channel("", base.getClass());
    }
    return field.extensionAt > 0
        ? Extension.at(base, field.extensionAt).channel(field.channel, Object.class)
        : null;
  }

  /** Checks the access itself. */
  void access(ShadowThread t, Site site, boolean write, Mode mode) {
    if (field == null) {
      Live.access(t, site, write, mode, base, index);
    } else if (!field.isVolatile) {
      Live.access(t, site, write, mode, base, field);
    } else {
      AccessHooks.checkVolatile(base, site, t, field, write, mode);
    }
  }
}
