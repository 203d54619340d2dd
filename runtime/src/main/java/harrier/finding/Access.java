package harrier.finding;

import harrier.shadow.Identity;
import harrier.shadow.ShadowThread;
import java.util.List;

/**
 * One of the accesses or operations a finding is about.
 *
 * @param op what was done: {@code read}, {@code write}, {@code acquire}, …
 * @param thread the thread's name
 * @param site the place in the source, as a stack frame prints
 * @param stack frames of the target, innermost first; empty if unknown
 * @param locks names of the locks held; null if unknown
 * @param startedBy the name of the thread that started this one, or null
 * @param startedAt where it was started, or null
 */
public record Access(
    String op,
    String thread,
    String site,
    List<String> stack,
    List<String> locks,
    String startedBy,
    String startedAt) {

  /** An access by a thread at a site, with what is known of its circumstances. */
  public static Access by(
      Identity who, String op, String site, List<String> stack, List<String> locks) {
    return new Access(op, who.name(), site, stack, locks, who.startedBy(), who.startedAt());
  }

  /** An access by a thread that is there. */
  public static Access by(
      ShadowThread t, String op, String site, List<String> stack, List<String> locks) {
    return by(t.identity(), op, site, stack, locks);
  }

  /** Names of the locks a thread holds, those for reading marked. */
  public static List<String> locksOf(ShadowThread t) {
    return t.namesOfHeld();
  }

  /** The part of the site an editor opens: {@code File.java:17}. */
  String position() {
    int open = site.lastIndexOf('(');
    return open < 0 ? site : site.substring(open + 1, site.length() - 1);
  }

  /** The site without its line, so that it survives edits elsewhere in the file. */
  String method() {
    int open = site.lastIndexOf('(');
    return open < 0 ? site : site.substring(0, open);
  }
}
