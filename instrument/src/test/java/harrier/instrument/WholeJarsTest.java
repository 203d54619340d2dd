package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.hook.Granularity;
import harrier.instrument.model.ObjectModels;
import harrier.tool.EventKind;
import harrier.tool.Gathering;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every class of the libraries of this test is instrumented and passes the JVM's verifier. */
final class WholeJarsTest {
  private static final List<Class<?>> ONE_OF_EACH_JAR =
      List.of(
          org.assertj.core.api.Assertions.class,
          org.junit.jupiter.api.Test.class,
          org.objectweb.asm.ClassReader.class,
          org.objectweb.asm.util.CheckClassAdapter.class);

  /** Layouts differ in fields and hooks. */
  enum Variant {
    WORDS,
    PREPARED,
    REFERENCES,
    EVERYTHING
  }

  private static Layout layout(Variant variant) {
    Set<EventKind> interests =
        variant == Variant.EVERYTHING ? EnumSet.allOf(EventKind.class) : Set.of(EventKind.ACCESS);
    Granularity fields = variant == Variant.EVERYTHING ? Granularity.ADAPTIVE : Granularity.FINE;
    return new Layout(
        variant == Variant.WORDS || variant == Variant.PREPARED,
        fields,
        interests,
        name -> true,
        ObjectModels.shipped(),
        variant == Variant.EVERYTHING,
        variant == Variant.REFERENCES ? Gathering.ASKED : Gathering.ALWAYS,
        true);
  }

  /** Defines the classes of some jars, instrumented. */
  private static final class Loader extends URLClassLoader {
    private final ClassInstrumenter instrumenter;
    private final Layout layout;
    private final boolean prepared;

    Loader(URL[] jars, Layout layout, boolean prepared) {
      super(jars, WholeJarsTest.class.getClassLoader().getParent());
      this.layout = layout;
      this.prepared = prepared;
      instrumenter = new ClassInstrumenter(layout);
    }

    private byte[] instrumented(byte[] original) {
      if (!prepared) {
        return instrumenter.instrument(this, original).bytes();
      }
      byte[] template = instrumenter.prepare(original, "recipe", true).bytes();
      return Template.in(template).link(this, layout, true, false).bytes();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("harrier.")) {
        return WholeJarsTest.class.getClassLoader().loadClass(name);
      }
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = instrumented(in.readAllBytes());
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void areInstrumentedAndVerified(Variant variant) throws Exception {
    List<String> complaints = new ArrayList<>();
    int verified = 0;
    List<URL> jars = new ArrayList<>();
    for (Class<?> type : ONE_OF_EACH_JAR) {
      jars.add(type.getProtectionDomain().getCodeSource().getLocation());
    }
    try (Loader loader =
        new Loader(jars.toArray(URL[]::new), layout(variant), variant == Variant.PREPARED)) {
      for (URL jar : jars) {
        for (String name : classesIn(jar)) {
          try {
            Object linked = loader.loadClass(name).getDeclaredMethods(); // and so verified
            verified += linked == null ? 0 : 1;
          } catch (NoClassDefFoundError optional) {
            // A class of a library that is not here.
          } catch (LinkageError e) {
            complaints.add(name + ": " + e);
          }
        }
      }
    }
    assertThat(complaints).isEmpty();
    assertThat(verified).isGreaterThan(1000);
  }

  /** The shortcut for methods without hooks leaves none out. */
  @Test
  void methodsThatAreCopiedWouldGetNoHooks() throws Exception {
    URL jar = ONE_OF_EACH_JAR.get(0).getProtectionDomain().getCodeSource().getLocation();
    ClassInstrumenter copying = new ClassInstrumenter(layout(Variant.WORDS));
    ClassInstrumenter thorough = new ClassInstrumenter(layout(Variant.WORDS), false);
    try (JarFile file = new JarFile(Path.of(jar.toURI()).toFile())) {
      for (String name : classesIn(jar)) {
        byte[] original;
        try (InputStream in =
            file.getInputStream(file.getEntry(name.replace('.', '/') + ".class"))) {
          original = in.readAllBytes();
        }
        assertThat(HookCalls.in(copying.instrument(null, original).bytes()))
            .as(name)
            .isEqualTo(HookCalls.in(thorough.instrument(null, original).bytes()));
      }
    }
  }

  private static List<String> classesIn(URL jar) throws IOException, URISyntaxException {
    List<String> names = new ArrayList<>();
    try (JarFile file = new JarFile(Path.of(jar.toURI()).toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        String name = entry.getName();
        if (name.endsWith(".class") && !name.startsWith("META-INF") && !name.contains("-info")) {
          names.add(name.substring(0, name.length() - ".class".length()).replace('/', '.'));
        }
      }
    }
    return names;
  }
}
