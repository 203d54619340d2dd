package harrier.hook;

import harrier.shadow.ShadowThread;
import harrier.shadow.Sites;
import harrier.tool.ValueTool;
import jdk.internal.vm.annotation.Hidden;

/** Values on their way to and from fields. Only in code of a run whose chain wants to see them. */
public final class ValueHooks {
  private ValueHooks() {}

  // Before a write.

  @Hidden
  public static void write(int value, int site, ShadowThread t) {
    writing(value, site, t);
  }

  @Hidden
  public static void write(long value, int site, ShadowThread t) {
    writing(value, site, t);
  }

  @Hidden
  public static void write(float value, int site, ShadowThread t) {
    writing(value, site, t);
  }

  @Hidden
  public static void write(double value, int site, ShadowThread t) {
    writing(value, site, t);
  }

  @Hidden
  public static void write(Object value, int site, ShadowThread t) {
    writing(value, site, t);
  }

  // After a read: what the target is to see.

  @Hidden
  public static int read(int found, int site, ShadowThread t) {
    if (!isAnswered(t)) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (int) answer;
  }

  @Hidden
  public static long read(long found, int site, ShadowThread t) {
    if (!isAnswered(t)) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (long) answer;
  }

  @Hidden
  public static float read(float found, int site, ShadowThread t) {
    if (!isAnswered(t)) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (float) answer;
  }

  @Hidden
  public static double read(double found, int site, ShadowThread t) {
    if (!isAnswered(t)) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (double) answer;
  }

  @Hidden
  public static Object read(Object found, int site, ShadowThread t) {
    if (!isAnswered(t)) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? null : answer;
  }

  private static void writing(Object value, int site, ShadowThread t) {
    ValueTool tool = Live.valueTool();
    if (tool == null || t.busy || !Live.isOn()) {
      return;
    }
    t.busy = true;
    try {
      tool.writing(t, Sites.at(site), value);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  private static boolean isAnswered(ShadowThread t) {
    ValueTool tool = Live.valueTool();
    try {
      return tool != null && !t.busy && Live.isOn() && tool.answers(t);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return false;
    }
  }

  /** For a read that is answered. */
  private static Object reading(Object found, int site, ShadowThread t) {
    t.busy = true;
    try {
      return Live.valueTool().reading(t, Sites.at(site), found);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return found;
    } finally {
      t.busy = false;
    }
  }
}
