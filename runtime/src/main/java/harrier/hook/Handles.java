package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.WeakShadow;
import harrier.shadow.WeakTable;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Which variables the handles of the target lead to. */
final class Handles {
  private static final WeakTable<Handle> ALL =
      new WeakTable<>() {
        @Override
        protected Handle make(Object handle, int hash) {
          return new Handle(handle, hash);
        }
      };

  private Handles() {}

  /** What is known of one VarHandle, MethodHandle or field updater. */
  private static final class Handle extends WeakShadow {
    /** The field, or null for the elements of arrays. */
    volatile FieldShadow field;

    /** The class that declares the field. */
    volatile WeakReference<Class<?>> home;

    volatile boolean toElements;

    /** How many bytes it shows as one element; 0 if it shows elements as they are. */
    volatile int width;

    /** Whether those are in a buffer. */
    volatile boolean ofBuffer;

    /** How it finds its place in a segment of memory; null if it does not lead to one. */
    volatile Segments.Path path;

    /** The size of a layout, if all it does is multiply with that. */
    volatile long scale;

    /** How a method handle accesses; null for handles whose methods say so. */
    volatile HandleMode mode;

    /** The object a method handle is bound to. */
    volatile WeakReference<Object> bound;

    Handle(Object handle, int hash) {
      super(handle, hash);
    }

    void copy(Handle original, Object object) {
      mode = original.mode;
      home = original.home;
      toElements = original.toElements;
      width = original.width;
      ofBuffer = original.ofBuffer;
      path = original.path;
      bound = object == null ? original.bound : new WeakReference<>(object);
      field = original.field;
    }

    boolean isKnown() {
      return field != null || toElements || path != null;
    }
  }

  // Where handles come from.

  /** Something to remember of a new handle. A class, for a hook must not link a lambda. */
  private abstract static class Note {
    abstract void write();

    final void keep(Object handle) {
      ShadowThread t = Threads.current();
      if (handle == null || t.busy || !Live.isOn()) {
        return;
      }
      t.busy = true;
      try {
        write();
      } catch (Throwable trouble) {
        Live.trouble(trouble);
      } finally {
        t.busy = false;
      }
    }
  }

  /**
   * Remembers where a new handle leads.
   *
   * @param origin the field, the class through which it is looked up, or null for array elements
   * @param type of the field, or null if its name is enough
   * @param sort what the handle is: handle, getter, setter, updater; or offset for none at all
   */
  static void made(Object handle, Object origin, String name, Class<?> type, String sort) {
    new Note() {
      @Override
      void write() {
        if (origin == null) {
          toElements(handle, modeOf(sort));
        } else if (origin instanceof Field field) {
          toField(handle, field.getDeclaringClass(), shadowOf(field), sort);
        } else {
          Class<?> owner = (Class<?>) origin;
          String descriptor = type == null ? null : type.descriptorString();
          toField(handle, owner, Resolver.find(owner, name, descriptor, true), sort);
        }
      }
    }.keep(handle);
  }

  /** Remembers that a new handle shows bytes as the elements of a class of arrays. */
  static void shows(Object handle, Class<?> array, boolean ofBuffer) {
    new Note() {
      @Override
      void write() {
        Handle shadow = ALL.of(handle);
        shadow.width = Memory.sizeOfElement(array);
        shadow.ofBuffer = ofBuffer;
        shadow.toElements = true;
      }
    }.keep(handle);
  }

  /** Remembers that a new handle leads along a path into segments. */
  static void showsSegment(Object handle, Object layoutPath) {
    new Note() {
      @Override
      void write() {
        Segments.Path path = Segments.Path.of(layoutPath);
        if (path != null) {
          ALL.of(handle).path = path;
        }
      }
    }.keep(handle);
  }

  /** Remembers that a new method handle multiplies an index with the size of a layout. */
  static void scales(Object handle, Object layout) {
    new Note() {
      @Override
      void write() {
        ALL.of(handle).scale = Segments.Path.sizeOf(layout);
      }
    }.keep(handle);
  }

  /** A handle made of another leads to the same variable, perhaps of one object only. */
  static void derived(Object handle, Object from, Object bound) {
    new Note() {
      @Override
      void write() {
        Handle original = handle == from ? null : known(from);
        if (original != null) {
          ALL.of(handle).copy(original, bound);
        }
      }
    }.keep(handle);
  }

  /** A handle that has been given its object, or numbers that lead to a place in a segment. */
  static void inserted(Object handle, Object from, int position, Object[] values) {
    new Note() {
      @Override
      void write() {
        Handle original = known(from);
        if (original != null && values.length > 0) {
          insert(handle, original, position, values);
        }
      }
    }.keep(handle);
  }

  private static void insert(Object handle, Handle original, int position, Object[] values) {
    boolean bindsObject = position == 0 && original.bound == null;
    int first = bindsObject ? 1 : 0;
    Segments.Path path = original.path;
    if (path == null && values.length > first) {
      return; // an index of an array, which nobody remembers
    }
    int dimension = Math.max(position - (original.bound == null ? 1 : 0), 0);
    for (int i = first; i < values.length; i++) {
      path = path.with(dimension, ((Number) values[i]).longValue());
    }
    Handle shadow = ALL.of(handle);
    shadow.copy(original, bindsObject ? values[0] : null);
    shadow.path = path;
  }

  /** A handle into segments whose first number is now found by another handle, from two. */
  static void collected(Object handle, Object from, int position, Object filter) {
    new Note() {
      @Override
      void write() {
        Handle original = known(from);
        Handle scaling = ALL.present(filter);
        if (original != null
            && original.path != null
            && scaling != null
            && scaling.scale > 0
            && position == (original.bound == null ? 1 : 0)) {
          Handle shadow = ALL.of(handle);
          shadow.copy(original, null);
          shadow.path = original.path.indexed(scaling.scale);
        }
      }
    }.keep(handle);
  }

  private static Handle known(Object handle) {
    Handle shadow = ALL.present(handle);
    return shadow == null || !shadow.isKnown() ? null : shadow;
  }

  private static HandleMode modeOf(String sort) {
    return switch (sort) {
      case "getter" -> HandleMode.DECLARED_READ;
      case "setter" -> HandleMode.DECLARED_WRITE;
      default -> null;
    };
  }

  private static void toField(Object handle, Class<?> owner, FieldShadow field, String sort) {
    if (field == FieldShadow.NONE) {
      return;
    }
    if (sort.equals("handle") || sort.equals("offset")) {
      field.handled();
    }
    if (!sort.equals("offset")) {
      Handle shadow = ALL.of(handle);
      shadow.mode = modeOf(sort);
      shadow.home = new WeakReference<>(Resolver.home(owner, field));
      shadow.field = field;
    }
  }

  private static void toElements(Object handle, HandleMode mode) {
    Handle shadow = ALL.of(handle);
    shadow.mode = mode;
    shadow.toElements = true;
  }

  // Where they lead.

  static boolean isKnown(Object handle) {
    return known(handle) != null;
  }

  /** The mode of a method handle, or null if it does not lead to a variable. */
  static HandleMode modeOf(Object handle) {
    Handle shadow = known(handle);
    return shadow == null ? null : shadow.mode;
  }

  /** What one of the numbers that a use of a handle has means to the position. */
  static long place(Object handle, int dimension, long number) {
    Handle shadow = ALL.present(handle);
    return shadow == null || shadow.path == null ? number : shadow.path.add(dimension, number);
  }

  /** The variable that a use of a handle reaches, or null if nobody knows. */
  static Reached reach(Object handle, Object base, long position) {
    if (handle == null) {
      return Reached.element(base, position);
    }
    if (handle instanceof Field field) {
      return Reached.field(base, field.getDeclaringClass(), shadowOf(field));
    }
    if (handle instanceof Integer bytes) {
      return atOffset(base, position, bytes);
    }
    Handle shadow = ALL.present(handle);
    if (shadow == null) {
      return null;
    }
    Object object = shadow.bound == null ? base : shadow.bound.get();
    if (shadow.path != null) {
      return Segments.reach(object, shadow.path.start() + position, shadow.path.bytes());
    }
    if (shadow.toElements) {
      return shadow.ofBuffer
          ? Reached.inBuffer(object, position, shadow.width)
          : Reached.element(object, position, Math.max(shadow.width, 1));
    }
    return shadow.field == null ? null : Reached.field(object, shadow.home.get(), shadow.field);
  }

  private static FieldShadow shadowOf(Field field) {
    return Resolver.find(
        field.getDeclaringClass(),
        field.getName(),
        field.getType().descriptorString(),
        Modifier.isStatic(field.getModifiers()));
  }

  private static Reached atOffset(Object base, long offset, int bytes) {
    if (base == null) {
      return null; // not in the heap
    }
    Class<?> type = base.getClass();
    if (type.isArray()) {
      return Reached.bytes(base, offset, bytes);
    }
    if (Segments.isSegment(base)) {
      return Segments.reach(base, offset, bytes);
    }
    return base instanceof Class<?> statics
        ? Reached.field(null, statics, ClassShadow.of(statics).staticAt(offset))
        : Reached.field(base, type, ClassShadow.of(type).fieldAt(offset));
  }
}
