package harrier.instrument.offline;

import harrier.instrument.ClassInstrumenter;
import harrier.instrument.Jdk;
import harrier.instrument.Recipe;
import harrier.instrument.Template;
import harrier.instrument.model.ObjectModels;
import org.objectweb.asm.ClassReader;

/** Rewrites class files one by one. */
final class ClassRewriter {
  private final ClassInstrumenter instrumenter;
  private final String recipe;
  private final Tally tally;

  ClassRewriter(Recipe recipe, Tally tally) {
    this.recipe = recipe.text();
    this.tally = tally;
    instrumenter = new ClassInstrumenter(recipe.layout(ObjectModels.ofAllJdks()));
  }

  /**
   * The class to write: instrumented, or as it is.
   *
   * @param place where it is, for the user
   */
  byte[] rewritten(String place, byte[] bytes) {
    if (place.endsWith("module-info.class")) {
      tally.left("module descriptors");
      return bytes;
    }
    try {
      if (Template.in(bytes) != null) {
        tally.left("instrumented already");
        return bytes;
      }
      if (Jdk.owns(new ClassReader(bytes).getClassName())) {
        tally.left("in packages of the JDK");
        return bytes;
      }
      ClassInstrumenter.Result result = instrumenter.prepare(bytes, recipe, true);
      if (result.left() != null) {
        tally.notice(place + ": " + result.left());
      }
      tally.rewritten();
      return result.bytes();
    } catch (RuntimeException trouble) {
      tally.left("that cannot be instrumented");
      tally.notice(place + ": cannot be instrumented (" + reason(trouble) + ")");
      return bytes;
    }
  }

  private static String reason(RuntimeException trouble) {
    return trouble instanceof IndexOutOfBoundsException
        ? "no whole class file"
        : trouble.getMessage() == null ? trouble.getClass().getSimpleName() : trouble.getMessage();
  }
}
