package harrier.agent;

import harrier.finding.Findings;
import harrier.finding.Health;
import harrier.instrument.ClassInstrumenter;
import harrier.instrument.ClassInstrumenter.Result;
import harrier.instrument.Layout;
import harrier.instrument.Recipe;
import harrier.instrument.Template;
import harrier.instrument.model.Models;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Instruments the target's classes, if that has not been done before: offline, or in an earlier run
 * with the same cache.
 */
final class TargetClasses {
  private final String recipe;
  private final Layout layout;
  private final ClassInstrumenter instrumenter;

  /** Null if there is none. */
  private final ClassCache cache;

  private final Archive archive;

  private final Models models;
  private final Findings findings;
  private final Health health;
  private final AtomicBoolean saidOtherRecipe = new AtomicBoolean();

  TargetClasses(
      Recipe recipe,
      Layout layout,
      ClassCache cache,
      Archive archive,
      Models models,
      Findings findings,
      Health health) {
    this.recipe = recipe.text();
    this.layout = layout;
    instrumenter = new ClassInstrumenter(layout);
    this.cache = cache;
    this.archive = archive;
    this.models = models;
    this.findings = findings;
    this.health = health;
  }

  /** The class as it is to be loaded; null if it stays as it is. */
  byte[] instrument(ClassLoader loader, String className, byte[] bytes) {
    long start = System.nanoTime();
    String name = className.replace('/', '.');
    Template offline = Template.in(bytes);
    Result result;
    if (offline != null) {
      if (!offline.recipe().equals(recipe)) {
        sayOtherRecipe(name, offline.recipe());
        if (!hasBuildOf(offline)) {
          return null; // calls idle hooks
        }
      }
      boolean isOfThisRun = offline.recipe().equals(recipe);
      result = offline.link(loader, layout, isOfThisRun, archive.mayKeep(loader));
      health.classFromOffline();
      if (isOfThisRun) {
        archive.loaded(loader, name);
      }
    } else {
      result = cache == null ? instrumenter.instrument(loader, bytes) : cached(loader, bytes);
    }
    if (result.left() != null) {
      health.classSkipped(name, result.left());
    }
    for (String method : result.grown()) {
      health.note("methodsNotCompiled", name + "." + method);
    }
    for (String used : result.concurrency()) {
      if (models.lacks(used)) {
        health.note("concurrencyWithoutModel", used.replace('/', '.'));
      }
    }
    health.classInstrumented(System.nanoTime() - start);
    return result.bytes();
  }

  private Result cached(ClassLoader loader, byte[] bytes) {
    String name = ClassCache.hash(bytes);
    byte[] kept = cache.get(name);
    if (kept == null) {
      kept = instrumenter.prepare(bytes, recipe, false).bytes();
      cache.put(name, kept);
    } else {
      health.classFromCache();
    }
    Template template = Template.in(kept);
    return template == null
        ? instrumenter.instrument(loader, bytes)
        : template.link(loader, layout, true, false);
  }

  private boolean hasBuildOf(Template offline) {
    return recipe.startsWith(offline.recipe().substring(0, offline.recipe().indexOf(' ') + 1));
  }

  private void sayOtherRecipe(String name, String other) {
    health.classSkipped(name, "instrumented offline for other options (" + other + ")");
    if (saidOtherRecipe.compareAndSet(false, true)) {
      findings.print(
          "harrier: "
              + name
              + " was instrumented offline with other options or by another Harrier; its accesses"
              + " are not checked. Instrument it again with the options of this run.\n");
    }
  }
}
