package harrier.cli;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JavaArgumentsTest {
  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() throws IOException {
    session = new Session(folder);
    Files.createDirectories(folder.resolve("classes/a"));
    Files.writeString(folder.resolve("classes/a/Main.class"), "");
    Files.writeString(folder.resolve("Foo.java"), "");
    jar("app.jar", "Main-Class", "a.Main");
    jar("plain.jar", "Created-By", "test");
    jar("linked.jar", "Class-Path", "app.jar");
    Files.createDirectory(folder.resolve("lib"));
    Files.copy(folder.resolve("plain.jar"), folder.resolve("lib/plain.jar"));
  }

  private void jar(String name, String attribute, String value) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue(attribute, value);
    try (OutputStream out = Files.newOutputStream(folder.resolve(name));
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      jar.putNextEntry(new JarEntry("b/Main.class"));
    }
  }

  private void check(String arguments) {
    JavaArguments.checked(List.of(arguments.split(" ")), session.here());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-cp classes a.Main",
        "-cp classes a/Main",
        "-classpath missing:classes a.Main --bad -jar x",
        "--class-path=classes a.Main",
        "-Xmx1g --add-opens java.base/java.lang=ALL-UNNAMED -cp classes a.Main",
        "-cp plain.jar b.Main",
        "-cp lib/* b.Main",
        "-cp linked.jar anything.Main",
        "-jar app.jar x",
        "-m mod/a.Main",
        "--module=mod",
        "Foo.java",
        "@options",
        "-version",
        "com.sun.tools.javac.Main"
      })
  void whatMayRunIsLetThrough(String arguments) {
    assertThatCode(() -> check(arguments)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.Main",
        "-cp lib a.Main",
        "-cp lib/* a.Main",
        "-cp plain.jar a.Main",
        "-cp classes Main"
      })
  void aClassThatIsNowhereIsNamed(String arguments) {
    assertThatThrownBy(() -> check(arguments)).hasMessageStartingWith("there is no class ");
  }

  @Test
  void theVariableIsTheDefaultClassPath() {
    session.env.put("CLASSPATH", "classes");
    assertThatCode(() -> check("a.Main")).doesNotThrowAnyException();
  }

  @Test
  void withOptionsFromTheEnvironmentNothingIsCertain() {
    session.env.put("JDK_JAVA_OPTIONS", "-cp elsewhere");
    assertThatCode(() -> check("a.Main")).doesNotThrowAnyException();
  }

  @Test
  void aJarWithoutMainClassIsNamed() {
    assertThatThrownBy(() -> check("-jar plain.jar"))
        .hasMessage("'plain.jar' names no main class; use -cp plain.jar and the class");
  }
}
