package harrier.tool;

import harrier.shadow.ShadowThread;
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

  /** A value is about to be written: the event of that access follows. */
  void writing(ShadowThread t, Site site, Object value);

  /**
   * Whether the tool wants to be asked for the value of a read whose event came just before. A few
   * instructions, without side effects.
   */
  boolean answers(ShadowThread t);

  /** The value that such a read is to have: the one found, or another. */
  Object reading(ShadowThread t, Site site, Object found);
}
