package harrier.hook;

import harrier.shadow.FieldShadow;
import harrier.shadow.Memory;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Sites;
import harrier.tool.ValueTool;
import jdk.internal.vm.annotation.Hidden;

/** Values on their way to and from fields. Only in code of a run whose chain wants to see them. */
public final class ValueHooks {
  private ValueHooks() {}

  // Before a write: the value, or the one that it replaces.

  @Hidden
  public static void show(int value, boolean replaced, int site, ShadowThread t) {
    showing(value, replaced, site, t);
  }

  @Hidden
  public static void show(long value, boolean replaced, int site, ShadowThread t) {
    showing(value, replaced, site, t);
  }

  @Hidden
  public static void show(float value, boolean replaced, int site, ShadowThread t) {
    showing(value, replaced, site, t);
  }

  @Hidden
  public static void show(double value, boolean replaced, int site, ShadowThread t) {
    showing(value, replaced, site, t);
  }

  @Hidden
  public static void show(Object value, boolean replaced, int site, ShadowThread t) {
    showing(value, replaced, site, t);
  }

  /** Whether the value that a write to an object replaces is to be shown. */
  @Hidden
  public static boolean wantsReplaced(Object object, int site, ShadowThread t) {
    if (object == null || Live.valueTool() == null || t.busy || !Live.isOn()) {
      return false;
    }
    try {
      FieldShadow known = Sites.at(site).shadow();
      FieldShadow field = known == null ? AccessHooks.prepare(site, object.getClass(), t) : known;
      if (field == null || field.referenceAt <= 0) {
        return false;
      }
      return Memory.getReference(object, field.referenceAt) instanceof ShadowVar shadow
          && Live.valueTool().wantsReplaced(shadow);
    } catch (Throwable trouble) {
      Live.trouble(trouble);
      return false;
    }
  }

  // After a read: what the target is to see.

  @Hidden
  public static int read(int found, int site, ShadowThread t) {
    if (!t.answered) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (int) answer;
  }

  @Hidden
  public static long read(long found, int site, ShadowThread t) {
    if (!t.answered) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (long) answer;
  }

  @Hidden
  public static float read(float found, int site, ShadowThread t) {
    if (!t.answered) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (float) answer;
  }

  @Hidden
  public static double read(double found, int site, ShadowThread t) {
    if (!t.answered) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? 0 : (double) answer;
  }

  @Hidden
  public static Object read(Object found, int site, ShadowThread t) {
    if (!t.answered) {
      return found;
    }
    Object answer = reading(found, site, t);
    return answer == ValueTool.DEFAULT ? null : answer;
  }

  private static void showing(Object value, boolean replaced, int site, ShadowThread t) {
    if (!begins(t)) {
      return;
    }
    try {
      ValueTool tool = Live.valueTool();
      if (replaced) {
        tool.replacing(t, Sites.at(site), value);
      } else {
        tool.writing(t, Sites.at(site), value);
      }
    } catch (Throwable trouble) {
      Live.trouble(trouble);
    } finally {
      t.busy = false;
    }
  }

  /** Whether the tool is to be called, which the caller then does. */
  private static boolean begins(ShadowThread t) {
    if (Live.valueTool() == null || t.busy || !Live.isOn()) {
      return false;
    }
    t.busy = true;
    return true;
  }

  /** For a read that is answered. */
  private static Object reading(Object found, int site, ShadowThread t) {
    if (!begins(t)) {
      return found;
    }
    t.answered = false;
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
