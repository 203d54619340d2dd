package harrier.hook;

import harrier.shadow.Numbered;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.shadow.Sites;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** A call in the target's code that may read or write an object of the JDK. */
public final class ObjectCall {
  /** Knows calls that are registered when they are first asked for. */
  public interface Source {
    /** The number of the call's site. */
    int siteOfCall(int index);

    Form form(int index);
  }

  /** Makes them, in a hook. */
  private record Late(Source source) implements Numbered.Source<ObjectCall> {
    @Override
    public ObjectCall make(int index, int number) {
      ShadowThread t = Threads.current();
      boolean wasBusy = t.busy;
      t.busy = true;
      try {
        return new ObjectCall(number, Sites.at(source.siteOfCall(index)), source.form(index));
      } finally {
        t.busy = wasBusy;
      }
    }
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

  /** What was last found out here for a class that is never unloaded. A hint. */
  private Known known = new Known(null, null, ObjectEffect.NONE, -1);

  /** The same for any other class, which keeps it. A hint. */
  private Reference<Known> kept = NOTHING;

  private static final Reference<Known> NOTHING = new WeakReference<>(null);

  /** All calls by number. */
  private static final Numbered<ObjectCall> ALL =
      new Numbered<>(
          new ObjectCall(
              0, Site.UNKNOWN, new Form("", "", List.of(), false, false, ObjectEffect.NONE, 0)));

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
    return ALL.add((index, number) -> new ObjectCall(number, site, form)).number;
  }

  /** Gives numbers to calls that are registered when they are first asked for. */
  public static int reserve(int count, Source source) {
    return ALL.reserve(count, new Late(source));
  }

  /** Reserves numbers that were chosen before; answers whether they were free. */
  public static boolean claim(int first, int count, Source source) {
    return ALL.claim(first, count, new Late(source));
  }

  /** Leaves room for numbers that will be claimed. */
  public static void leaveRoom() {
    ALL.leaveRoom();
  }

  @ForceInline
  static ObjectCall at(int number) {
    return ALL.at(number);
  }

  /** What is known for a class; null if it has to be found out. */
  Known knownFor(Class<?> type) {
    Known last = known;
    if (last.type == type) {
      return last;
    }
    Known other = kept.get();
    return other != null && other.type == type ? other : null;
  }

  /** Finds out what the call does to receivers of a class. */
  @DontInline
  Known findOut(Class<?> type) {
    ObjectKind.Found found = ObjectKind.of(type).find(this);
    if (type.getClassLoader() == null) {
      known = found.known();
    } else {
      kept = found.reference();
    }
    return found.known();
  }
}
