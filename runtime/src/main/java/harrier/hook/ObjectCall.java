package harrier.hook;

import harrier.shadow.Memory;
import harrier.shadow.Reserved;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/** A call in the target's code that may read or write an object of the JDK. */
public final class ObjectCall {
  /**
   * Replaced when it grows; elements are set once, and null until somebody asks for them. Written
   * under the lock.
   */
  private static volatile ObjectCall[] all = new ObjectCall[1024];

  /** Where calls come from that nobody has asked for. Its lock guards all that is here. */
  private static final Reserved<Source> RESERVED = new Reserved<>();

  /** Guarded by the lock. */
  private static int next;

  /** Knows calls that are made when they are first asked for. */
  public interface Source {
    /** The number of the call's site. */
    int siteOfCall(int index);

    Form form(int index);
  }

  /**
   * What the class file says of a call.
   *
   * @param parameters simple names of the parameter types
   * @param isSpecial whether exactly the named method is called, whatever overrides it
   * @param isConfined whether no other thread knows the receiver itself
   * @param fixed the effect of a static method or a constructor; null if the receiver decides
   * @param arguments those that the hook is given, as bits, at most two
   */
  public record Form(
      String method,
      String descriptor,
      List<String> parameters,
      boolean isSpecial,
      boolean isConfined,
      ObjectEffect fixed,
      int arguments) {}

  final int number;
  final Site site;
  final Form form;

  /** Name and descriptor. */
  final String signature;

  /** The arguments that the hook is given, counted from 1. */
  final int first;

  final int second;

  /** What was last found out here. A hint. */
  private Known known = new Known(null, null, ObjectEffect.NONE, -1);

  /** The same for a class of the target that the call does nothing to. A hint. */
  private Reference<Known> untouched = NOTHING;

  private static final Reference<Known> NOTHING = new WeakReference<>(null);

  /** Stands for calls that there is no room for. */
  private static final ObjectCall UNKNOWN =
      new ObjectCall(
          -1, Site.UNKNOWN, new Form("", "", List.of(), false, false, ObjectEffect.NONE, 0));

  /** What was last found out of something that a guarded receiver guards. A hint. */
  private Known inside = known;

  /** What the call does to receivers of one class. */
  record Known(Class<?> type, ObjectKind kind, ObjectEffect effect, long conditionAt) {
    /** Whether all that it does is to read, or to write, the receiver itself. */
    boolean concernsReceiverOnly() {
      return (effect.reads() | effect.writes()) == ObjectEffect.RECEIVER
          && effect.element() == 0
          && conditionAt < 0
          && kind.isItsOwnVariable();
    }
  }

  private ObjectCall(int number, Site site, Form form) {
    this.number = number;
    this.site = site;
    this.form = form;
    signature = form.method() + form.descriptor();
    first = Integer.numberOfTrailingZeros(form.arguments());
    second = Integer.numberOfTrailingZeros(form.arguments() & (form.arguments() - 1));
  }

  /** Registers a call; its number is what the hook is given. */
  public static int add(Site site, Form form) {
    RESERVED.enter();
    try {
      int number = take(1);
      all[number] = new ObjectCall(number, site, form);
      return number;
    } finally {
      RESERVED.leave();
    }
  }

  /** Gives numbers to calls that are registered when they are first asked for. */
  public static int reserve(int count, Source source) {
    RESERVED.enter();
    try {
      int first = take(count);
      if (count > 0) {
        RESERVED.add(first, source);
      }
      return first;
    } finally {
      RESERVED.leave();
    }
  }

  private static int take(int count) {
    int first = next;
    next += count;
    if (next > all.length) {
      all = Arrays.copyOf(all, Math.max(next, all.length * 2));
    }
    return first;
  }

  static ObjectCall at(int number) {
    ObjectCall call = all[number];
    return call != null ? call : make(number);
  }

  @DontInline
  private static ObjectCall make(int number) {
    ShadowThread t = Threads.current();
    boolean wasBusy = t.busy;
    t.busy = true;
    RESERVED.enter();
    try {
      if (all[number] == null) {
        Source source = RESERVED.sourceOf(number);
        int index = RESERVED.indexOf(number);
        Site site = Sites.at(source.siteOfCall(index));
        ObjectCall made = new ObjectCall(number, site, source.form(index));
        Memory.storeFence(); // others read the element without the lock
        all[number] = made;
      }
      return all[number];
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return UNKNOWN;
    } finally {
      RESERVED.leave();
      t.busy = wasBusy;
    }
  }

  /** What is known for a class; null if it has to be found out. */
  Known knownFor(Class<?> type) {
    Known last = known;
    if (last.type == type) {
      return last;
    }
    Known nothing = untouched.get();
    return nothing != null && nothing.type == type ? nothing : null;
  }

  /** What the call does to something of a class that its receiver guards. */
  Known inside(Class<?> type) {
    Known last = inside;
    if (last.type != type) {
      Known before = known;
      inside = last = findOut(type);
      known = before;
    }
    return last;
  }

  /** Finds out what the call does to receivers of a class. */
  @DontInline
  Known findOut(Class<?> type) {
    ObjectKind kind = ObjectKind.of(type);
    ObjectEffect effect = kind.effectOf(this);
    if (form.isConfined()) {
      effect = effect.on(~ObjectEffect.RECEIVER);
    }
    boolean mayBeUnloaded = !kind.isOfJdk() || type.getClassLoader() != null;
    if (mayBeUnloaded && effect == ObjectEffect.NONE) {
      untouched = kind.untouched;
      return kind.nothing;
    }
    long at = effect.writesIf() == null ? -1 : kind.offsetOf(effect.writesIf());
    Known found = new Known(type, kind, effect, at);
    if (!mayBeUnloaded) {
      known = found;
    }
    return found;
  }
}
