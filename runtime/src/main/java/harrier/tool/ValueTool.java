package harrier.tool;

import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;

/**
 * A tool that sees the values of fields, boxed, and may answer a read with another one. Only a
 * chain that has such a tool pays for it.
 */
public interface ValueTool {
  /** What a variable has before its first write, whatever its type. */
  Object DEFAULT =
      new Object() {
        @Override
        public String toString() {
          return "default";
        }
      };

  /**
   * A value is about to be written: the event of that access follows. Not called for what a
   * constructor writes while nobody else can know the object.
   */
  void writing(ShadowThread t, Site site, Object value);

  /**
   * Whether the tool has not seen the latest value of a variable with that shadow, but wants to.
   */
  boolean wantsReplaced(ShadowVar shadow);

  /** The value that is about to be replaced by the one told of last, if it is wanted. */
  void replacing(ShadowThread t, Site site, Object value);

  /**
   * The value that a read is to have whose event came just before: the one found, or another. Asked
   * for only if the tool has set {@link ShadowThread#answered} meanwhile.
   */
  Object reading(ShadowThread t, Site site, Object found);
}
