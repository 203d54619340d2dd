package harrier.event;

import harrier.shadow.AccessWord;
import harrier.shadow.ArrayShadow;
import harrier.shadow.AtomicAccesses;
import harrier.shadow.CommonState;
import harrier.shadow.Extension;
import harrier.shadow.FieldShadow;
import harrier.shadow.HandedShadow;
import harrier.shadow.Memory;
import harrier.shadow.ObjectShadow;
import harrier.shadow.ReadSet;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Shadows;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import harrier.shadow.VolatileState;
import jdk.internal.vm.annotation.DontInline;

/**
 * A read or a write of a variable: of one that is not volatile, or through a handle.
 *
 * <p>It leads to the variable's shadow in both layouts: a reference that the owning tool replaces
 * with {@link #putShadow}, or the two words of a tool that keeps words.
 */
public final class AccessEvent extends Event {
  /** The names of array types, which the JDK puts together anew each time. */
  private static final ClassValue<String> TYPES =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          return type.getTypeName();
        }
      };

  /** How an access stands to others of the same variable. */
  public enum Mode {
    /** As the language's own access to a variable that is not volatile. */
    PLAIN,
    /** One of those that never race with each other: opaque, acquire, release, volatile. */
    ATOMIC,
    /** Atomic, and part of what the thread published last. */
    PUBLISHED
  }

  private boolean write;
  private Mode mode = Mode.PLAIN;

  /** The shadow as this thread last saw it. */
  private ShadowVar shadow;

  private Object base;
  private long referenceAt;
  private long readAt;
  private long writeAt;

  private Object extensionBase;
  private long extensionAt;
  private ArrayShadow array;

  /** The element whose state this is, and the one that reports name. */
  private int index;

  private int element;

  private FieldShadow field;
  private ObjectShadow object;
  private Object target;
  private Variable variable;

  private boolean whole;
  private boolean split;
  private int variables = 1;

  AccessEvent(ShadowThread thread) {
    super(thread);
  }

  // How a source of events fills it in.

  /** A field of {@code object}, or of a class for a static. */
  public AccessEvent field(Site site, boolean write, Object object, FieldShadow field) {
    start(site, write, object);
    this.field = field;
    array = null;
    variable = null;
    whole = false;
    base = object;
    referenceAt = field.referenceAt;
    readAt = field.readAt;
    writeAt = field.writeAt;
    if (field.extensionAt > 0 || !field.isChecked()) {
      extensionBase = object;
      extensionAt = field.extensionAt;
    } else { // a superclass was loaded before it could be given fields
      extensionBase = Shadows.ofObject(thread(), object);
      extensionAt = ObjectShadow.WHOLE.extensionAt;
    }
    return this;
  }

  /** An object of the JDK as a whole. */
  public AccessEvent object(Site site, boolean write, Object target, ObjectShadow object) {
    field(site, write, object, ObjectShadow.WHOLE);
    this.target = target;
    this.object = object;
    return this;
  }

  /** Element {@code index} of an array whose tool keeps words. */
  public AccessEvent words(Site site, boolean write, Object object, ArrayShadow array, int index) {
    start(site, write, object);
    element(array, index);
    long[] words = array.words(index);
    base = words;
    readAt = ArrayShadow.readAt(index);
    writeAt = ArrayShadow.writeAt(words, index);
    return this;
  }

  /**
   * Some elements of an array that have their state in common, of which reports name {@code first}.
   */
  public AccessEvent common(
      Site site, boolean write, Object object, CommonState state, int first, int count) {
    start(site, write, object);
    element(null, first);
    variables = count;
    base = state;
    readAt = CommonState.READ;
    writeAt = CommonState.WRITE;
    extensionBase = state;
    extensionAt = CommonState.EXTENSION;
    return this;
  }

  /** Element {@code index} of an array whose tool keeps references. */
  public AccessEvent reference(
      Site site, boolean write, Object object, ArrayShadow array, int index) {
    start(site, write, object);
    element(array, index);
    base = array.references(index);
    referenceAt = ArrayShadow.referenceAt(index);
    return this;
  }

  /** The element is a part of an object of the JDK, which is the variable that reports name. */
  public AccessEvent within(Object target, ObjectShadow object) {
    this.target = target;
    this.object = object;
    return this;
  }

  /** The element a report names, where one state speaks for the whole array. */
  public void element(int named) {
    element = named;
  }

  /** Lets the object go: the event must not keep it from being collected. */
  public void forget() {
    target = null;
    base = null;
    extensionBase = null;
  }

  /** A variable of a trace, whose shadow reference is at the given address. */
  public AccessEvent variable(
      Site site, boolean write, Variable variable, Object base, long referenceAt) {
    start(site, write, null);
    field = null;
    array = null;
    whole = false;
    this.variable = variable;
    this.base = base;
    this.referenceAt = referenceAt;
    return this;
  }

  /** Marks the state as that of a whole object: a report on its strength splits it instead. */
  public AccessEvent whole() {
    whole = true;
    return this;
  }

  /** Says that the access is not plain. */
  public AccessEvent in(Mode mode) {
    this.mode = mode;
    return this;
  }

  /** Leads to the state of a volatile variable instead of the object's. */
  public AccessEvent of(VolatileState state) {
    base = state;
    referenceAt = VolatileState.REFERENCE;
    readAt = VolatileState.READ;
    writeAt = VolatileState.WRITE;
    extensionBase = state;
    extensionAt = VolatileState.EXTENSION;
    return this;
  }

  private void start(Site site, boolean write, Object target) {
    at(site);
    this.write = write;
    mode = Mode.PLAIN;
    this.target = target;
    object = null;
    shadow = null;
    split = false;
    variables = 1;
  }

  private void element(ArrayShadow array, int index) {
    this.array = array;
    this.index = index;
    element = index;
    field = null;
    variable = null;
    whole = false;
  }

  // What tools ask.

  public boolean isWrite() {
    return write;
  }

  /** Whether it cannot race with another atomic access. */
  public boolean isAtomic() {
    return mode != Mode.PLAIN;
  }

  /** Whether whoever observes the thread's latest publication knows of this access too. */
  public boolean isPublished() {
    return mode == Mode.PUBLISHED;
  }

  /** The variable, for reports. */
  public Variable variable() {
    if (variable == null) {
      if (object != null) {
        variable = object.variable();
      } else if (field != null) {
        variable = field.variable();
      } else {
        variable = Variable.element(TYPES.get(target.getClass()), element);
      }
    }
    return variable;
  }

  /** The object, array or class accessed; null in a trace. */
  public Object target() {
    return target;
  }

  /** The variable's shadow as last seen by this event, or null before its first access. */
  public ShadowVar shadow() {
    return shadow;
  }

  /** Reads the shadow afresh. */
  public ShadowVar refresh() {
    shadow = (ShadowVar) Memory.getReference(base, referenceAt);
    return shadow;
  }

  /**
   * Replaces the shadow if it still is the one this event has seen. Otherwise another thread was
   * faster: {@link #shadow} is what it stored, and the tool decides again.
   */
  public boolean putShadow(ShadowVar value) {
    if (value == shadow) {
      return true;
    }
    if (Memory.compareAndSetReference(base, referenceAt, shadow, value)) {
      shadow = value;
      return true;
    }
    refresh();
    return false;
  }

  /** Lets a tool of a parallel composition see its own part of the shadow, and back. */
  public void pointAt(Object base, long referenceAt, ShadowVar seen) {
    this.base = base;
    this.referenceAt = referenceAt;
    shadow = seen;
  }

  public Object base() {
    return base;
  }

  public long referenceAt() {
    return referenceAt;
  }

  // Words, for tools that keep them.

  /** Leads to words inside a tool's own shadow instead of inside the target's object. */
  public void useWordsOf(ShadowVar state, long readAt, long writeAt, long extensionAt) {
    base = state;
    this.readAt = readAt;
    this.writeAt = writeAt;
    extensionBase = state;
    this.extensionAt = extensionAt;
    array = null;
  }

  public long lastRead() {
    return Memory.getLongVolatile(base, readAt);
  }

  public long lastWrite() {
    return Memory.getLongVolatile(base, writeAt);
  }

  public boolean replaceRead(long expected, long word) {
    return Memory.compareAndSetLong(base, readAt, expected, word);
  }

  public boolean replaceWrite(long expected, long word) {
    return Memory.compareAndSetLong(base, writeAt, expected, word);
  }

  /** The readers of the variable, once there are several. */
  @DontInline
  public ReadSet readers() {
    return array != null
        ? array.reads(index)
        : Extension.at(extensionBase, extensionAt).readsOf(readAt);
  }

  /** The atomic accesses to the variable. */
  public AtomicAccesses atomics() {
    return extension().atomics(readAt);
  }

  private Extension extension() {
    return array != null ? array.extension(index) : Extension.at(extensionBase, extensionAt);
  }

  /** The same, or null if there were none. */
  public AtomicAccesses findAtomics() {
    Extension extension =
        array != null
            ? array.findExtension(index)
            : (Extension) Memory.getReference(extensionBase, extensionAt);
    return extension == null ? null : extension.findAtomics(readAt);
  }

  /** Whether the variable belongs to the tools behind the one that keeps words. */
  public boolean isHanded() {
    return lastWrite() == AccessWord.HANDED;
  }

  /**
   * Gives the variable to them for good, and leads to what they have of it. False if this is the
   * state of several, who have to be asked one by one.
   */
  public boolean handOn() {
    Memory.putLongVolatile(base, writeAt, AccessWord.HANDED);
    Memory.putLongVolatile(base, readAt, AccessWord.HANDED);
    if (base instanceof CommonState) {
      return false;
    }
    if (array != null) {
      array.markHanded();
    }
    HandedShadow handed = extension().handed(readAt);
    pointAt(handed, HandedShadow.SHADOW, handed.shadow());
    return true;
  }

  /** This access as a word. */
  public long word() {
    return AccessWord.at(thread().stamp, site().id);
  }

  // Granularity.

  /** How many variables are accessed: more than one if elements have their state in common. */
  public int variables() {
    return variables;
  }

  /** Whether this state speaks for a whole object that can still be told apart into variables. */
  public boolean isWhole() {
    return whole;
  }

  /** Gives the state of the whole object up: from now on each variable has its own. */
  public void split() {
    split = true;
  }

  public boolean wantsSplit() {
    return split;
  }

  /** Whether the state of the whole object was given up by an earlier split. */
  public boolean isSplit(boolean words) {
    return words ? lastWrite() == AccessWord.SPLIT : refresh() == Split.SPLIT;
  }

  public void markSplit(boolean words) {
    if (words) {
      Memory.putLongVolatile(base, writeAt, AccessWord.SPLIT);
    } else {
      Memory.putReference(base, referenceAt, Split.SPLIT);
    }
  }

  /** The shadow of a whole object whose variables have their own. */
  private enum Split implements ShadowVar {
    SPLIT
  }
}
