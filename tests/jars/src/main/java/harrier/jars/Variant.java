package harrier.jars;

import harrier.hook.Granularity;
import harrier.instrument.Layout;
import harrier.instrument.model.ObjectModels;
import harrier.tool.EventKind;
import harrier.tool.Gathering;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** A layout that classes are tried in. Together they reach all that instrumentation can emit. */
enum Variant {
  /** FastTrack: words in the object. */
  WORDS(true, Granularity.FINE, false, true),
  /** Any other chain: a reference for each variable. */
  REFERENCES(false, Granularity.FINE, false, true),
  /** FastTrack before a tool that wants to be told of everything. */
  FILTER(true, Granularity.FINE, true, true),
  /**
   * Any other chain that wants to be told of everything: methods' entries and exits, and values.
   */
  EVENTS(false, Granularity.ADAPTIVE, true, true),
  /** A class whose own accesses are not checked, with one state an object. */
  EXCLUDED(true, Granularity.COARSE, false, false);

  private final boolean keepsWords;
  private final Granularity fields;
  private final boolean wantsAll;
  private final boolean checked;

  Variant(boolean keepsWords, Granularity fields, boolean wantsAll, boolean checked) {
    this.keepsWords = keepsWords;
    this.fields = fields;
    this.wantsAll = wantsAll;
    this.checked = checked;
  }

  Layout layout() {
    Set<EventKind> interests =
        wantsAll ? EnumSet.allOf(EventKind.class) : EnumSet.of(EventKind.ACCESS);
    return new Layout(
        keepsWords,
        fields,
        interests,
        name -> checked,
        ObjectModels.shipped(),
        wantsAll && !keepsWords,
        keepsWords ? Gathering.ALWAYS : Gathering.ASKED,
        true);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
