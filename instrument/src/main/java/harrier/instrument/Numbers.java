package harrier.instrument;

import harrier.hook.ObjectCall;
import harrier.shadow.Site;
import org.objectweb.asm.ClassVisitor;

/** Gives out the numbers that the code of one class passes to hooks. */
interface Numbers {
  /** The package of the hooks that the code calls, with a slash at its end. */
  String hooks();

  /** The number of the class itself. */
  int ofClass();

  /**
   * A new number for a site.
   *
   * @param owner internal name of the class through which a field is accessed, or null
   */
  int ofSite(
      String method,
      String source,
      int line,
      Site.Op op,
      String owner,
      String field,
      String descriptor);

  /**
   * A new number for a call on an object of the JDK.
   *
   * @param owner internal name of the class that the call names
   */
  int ofCall(String method, String source, int line, String owner, ObjectCall.Form form);

  /** Whether they are those of the JVM that runs. */
  boolean areFinal();

  /** Adds to the class what has to go with the numbers. */
  default void addTo(ClassVisitor out) {}
}
