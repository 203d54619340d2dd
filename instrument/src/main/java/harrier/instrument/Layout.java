package harrier.instrument;

import harrier.hook.Granularity;
import harrier.instrument.model.ObjectModels;
import harrier.tool.EventKind;
import harrier.tool.Gathering;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What the chain of this run wants to be told.
 *
 * @param keepsWords whether variables have words, else references
 * @param fields how fine the state of fields is
 * @param interests kinds of events some tool handles
 * @param checked whether the memory accesses of a class are checked, by binary name
 * @param objects objects of the JDK that are variables, or null if none are
 * @param values whether some tool wants to see the values of fields
 * @param gathering whether accesses to array elements may be told later
 * @param spans whether an access to a field may stand for the same ones that follow it
 */
public record Layout(
    boolean keepsWords,
    Granularity fields,
    Set<EventKind> interests,
    Predicate<String> checked,
    ObjectModels objects,
    boolean values,
    Gathering gathering,
    boolean spans) {

  /**
   * For tools that do not look at values, as nearly all, and gather accesses if they keep words.
   */
  public Layout(
      boolean keepsWords,
      Granularity fields,
      Set<EventKind> interests,
      Predicate<String> checked,
      ObjectModels objects) {
    this(
        keepsWords,
        fields,
        interests,
        checked,
        objects,
        false,
        keepsWords ? Gathering.ALWAYS : Gathering.NEVER,
        keepsWords);
  }

  /** Whether accesses to array elements are of interest. */
  boolean watchesElements() {
    return gathering != Gathering.UNWATCHED;
  }

  /** Whether accesses to array elements may ever be told later. */
  boolean gathers() {
    return gathering.isEver();
  }

  boolean wants(EventKind kind) {
    return interests.contains(kind);
  }

  /** Whether methods are of interest. */
  boolean watchesMethods() {
    return wants(EventKind.ENTER) || wants(EventKind.EXIT);
  }

  /** Whether locks are of interest. */
  boolean watchesLocks() {
    return new Interests(interests).includeLocks();
  }

  /** Whether it is of interest what else orders threads. */
  boolean watchesOrder() {
    return new Interests(interests).includeOrder();
  }

  /** Whether variables are of interest that handles lead to. */
  boolean watchesHandles() {
    return new Interests(interests).includeVariables();
  }

  /**
   * Whether accesses to fields are of interest.
   *
   * @param checked whether they are checked themselves; else what they synchronize counts
   */
  boolean watchesFields(boolean checked) {
    return checked || wants(EventKind.VOLATILE_ACCESS) || wants(EventKind.CLASS_ACCESSED);
  }
}
