package harrier.agent;

import harrier.finding.Health;
import harrier.hook.Classes;
import harrier.hook.Threads;
import harrier.instrument.ClassInstrumenter;
import harrier.instrument.Jdk;
import harrier.instrument.model.ModelInstrumenter;
import harrier.instrument.model.Models;
import harrier.shadow.ShadowThread;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Proxy;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Rewrites classes as they are loaded: the target's for events, the JDK's for its models.
 *
 * <p>A class that cannot be rewritten runs as it was, and health says why.
 */
final class Transformer implements ClassFileTransformer {
  private final TargetClasses target;
  private final ModelInstrumenter modelled;
  private final Models models;
  private final Health health;
  private final ClassLoader userTools;
  private final boolean verbose;

  Transformer(
      TargetClasses target,
      ModelInstrumenter modelled,
      Models models,
      Health health,
      ClassLoader userTools,
      boolean verbose) {
    this.target = target;
    this.modelled = modelled;
    this.models = models;
    this.health = health;
    this.userTools = userTools;
    this.verbose = verbose;
  }

  @Override
  public byte[] transform(
      Module module,
      ClassLoader loader,
      String givenName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] bytes) {
    String className = givenName == null ? ClassInstrumenter.nameIn(bytes) : givenName;
    if (className == null || isOurs(loader)) {
      return null;
    }
    boolean isJdk = isOfJdk(loader, className);
    boolean hasModels = models.classes().contains(className);
    if (isJdk && !hasModels || redefined != null && !isJdk && !isKnown(loader, className)) {
      return null;
    }
    ShadowThread t = Threads.current();
    boolean before = t.busy;
    t.busy = true;
    try {
      if (!isJdk && Jdk.hasGenerated(className, bytes)) {
        return null;
      }
      byte[] result = isJdk ? bytes : target.instrument(loader, className, bytes);
      return hasModels ? model(className, result == null ? bytes : result) : result;
    } catch (Throwable trouble) {
      skipped(className, trouble);
      return null;
    } finally {
      t.busy = before;
    }
  }

  /** A class that was loaded without our fields, before we came, cannot be given any later. */
  private static boolean isKnown(ClassLoader loader, String className) {
    return Classes.find(className.replace('/', '.'), loader) != null;
  }

  /**
   * Names the target's classes that the JVM has not shown to us: it could not call us where a
   * thread had no stack or memory left.
   */
  void nameMissed(Instrumentation instrumentation) {
    if (ShadowThread.someAreLossy()) {
      for (Class<?> each : instrumentation.getAllLoadedClasses()) {
        if (isOfTarget(each) && Classes.find(each.getName(), each.getClassLoader()) == null) {
          health.classSkipped(each.getName(), "loaded where there was no stack or memory left");
        }
      }
    }
  }

  private boolean isOfTarget(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return !type.isArray()
        && !type.isHidden()
        && !Proxy.isProxyClass(type)
        && !isOfJdk(loader, type.getName().replace('.', '/'))
        && !isOurs(loader);
  }

  private static boolean isOfJdk(ClassLoader loader, String className) {
    return loader == null || loader == ClassLoader.getPlatformClassLoader() || Jdk.owns(className);
  }

  private boolean isOurs(ClassLoader loader) {
    return loader == userTools || loader == Transformer.class.getClassLoader();
  }

  private byte[] model(String className, byte[] bytes) {
    byte[] result = modelled.instrument(bytes);
    for (String row : models.unmatched(className)) {
      health.note("modelsUnmatched", row);
    }
    return result;
  }

  private void skipped(String className, Throwable trouble) {
    health.classSkipped(className.replace('/', '.'), reason(trouble));
    if (verbose) {
      trouble.printStackTrace();
    }
  }

  private static String reason(Throwable trouble) {
    return trouble.getMessage() == null
        ? trouble.getClass().getSimpleName()
        : trouble.getClass().getSimpleName() + ": " + trouble.getMessage();
  }

  /**
   * Weaves models into the classes that are loaded already, in two goes: one by one is slow. The
   * JVM does not show us classes that this work itself is the first to need, so it is done again
   * for those.
   */
  void retransformLoaded(Instrumentation instrumentation)
      throws UnmodifiableClassException, InterruptedException {
    Set<Class<?>> woven = new HashSet<>();
    List<Class<?>> loaded = modelledIn(instrumentation.getAllLoadedClasses(), instrumentation);
    while (woven.addAll(loaded)) {
      retransform(loaded, instrumentation);
      loaded = modelledIn(instrumentation.getAllLoadedClasses(), instrumentation);
      loaded.removeAll(woven);
    }
  }

  /** Has another thread do half of the work. */
  private static void retransform(List<Class<?>> classes, Instrumentation instrumentation)
      throws UnmodifiableClassException, InterruptedException {
    int half = classes.size() / 2;
    Weaver other = new Weaver(classes.subList(0, half), instrumentation);
    other.start();
    new Weaver(classes.subList(half, classes.size()), instrumentation).weave();
    other.finish();
  }

  private List<Class<?>> modelledIn(Class<?>[] classes, Instrumentation instrumentation) {
    List<Class<?>> found = new ArrayList<>();
    for (Class<?> each : classes) {
      if (models.classes().contains(each.getName().replace('.', '/'))
          && instrumentation.isModifiableClass(each)) {
        found.add(each);
      }
    }
    return found;
  }
}
