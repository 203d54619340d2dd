package harrier.hook;

import harrier.shadow.Site;
import java.util.Arrays;
import java.util.List;

/** A call in the target's code that may read or write an object of the JDK. */
public final class ObjectCall {
  /** Replaced when it grows; elements are set once. Written under the class's lock. */
  private static volatile ObjectCall[] all = new ObjectCall[1024];

  /** Guarded by the class's lock. */
  private static int next;

  final Site site;
  private final String method;
  private final String signature;
  private final List<String> parameters;
  private final boolean special;

  /** The effect of a static method or a constructor; null if the receiver decides. */
  final ObjectEffect fixed;

  /** The arguments that the hook is given, counted from 1. */
  final int first;

  final int second;

  /** What was last found out here. A hint. */
  private Known known = new Known(null, null, ObjectEffect.NONE, -1);

  /** What the call does to receivers of one class. */
  record Known(Class<?> type, ObjectKind kind, ObjectEffect effect, long conditionAt) {}

  private ObjectCall(
      Site site,
      String method,
      String descriptor,
      List<String> parameters,
      boolean special,
      ObjectEffect fixed,
      int arguments) {
    this.site = site;
    this.method = method;
    signature = method + descriptor;
    this.parameters = parameters;
    this.special = special;
    this.fixed = fixed;
    first = Integer.numberOfTrailingZeros(arguments);
    second = Integer.numberOfTrailingZeros(arguments & (arguments - 1));
  }

  /**
   * Registers a call.
   *
   * @param parameters simple names of the parameter types
   * @param special whether exactly the named method is called, whatever overrides it
   * @param fixed the effect if it is known already, or null
   * @param arguments those that the hook is given, as bits, at most two
   */
  public static synchronized int add(
      Site site,
      String method,
      String descriptor,
      List<String> parameters,
      boolean special,
      ObjectEffect fixed,
      int arguments) {
    if (next == all.length) {
      all = Arrays.copyOf(all, next * 2);
    }
    all[next] = new ObjectCall(site, method, descriptor, parameters, special, fixed, arguments);
    return next++;
  }

  static ObjectCall at(int number) {
    return all[number];
  }

  String method() {
    return method;
  }

  /** Name and descriptor. */
  String signature() {
    return signature;
  }

  List<String> parameters() {
    return parameters;
  }

  boolean isSpecial() {
    return special;
  }

  /** What is known for a class; null if it has to be found out. */
  Known knownFor(Class<?> type) {
    Known last = known;
    return last.type == type ? last : null;
  }

  /** Finds out what the call does to receivers of a class. */
  Known findOut(Class<?> type) {
    ObjectKind kind = ObjectKind.of(type);
    ObjectEffect effect = kind.effectOf(this);
    long at = effect.writesIf() == null ? -1 : kind.offsetOf(effect.writesIf());
    Known found = new Known(type, kind, effect, at);
    if (kind.isOfJdk() && type.getClassLoader() == null) {
      known = found; // other classes may have to be unloaded
    }
    return found;
  }
}
