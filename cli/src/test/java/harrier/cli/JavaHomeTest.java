package harrier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaHomeTest {
  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() throws IOException {
    session = new Session(folder);
    for (String home : new String[] {"given", "variable", "path"}) {
      Path java = Files.createDirectories(folder.resolve(home + "/bin")).resolve("java");
      Files.writeString(java, "");
      assertThat(java.toFile().setExecutable(true)).isTrue();
    }
    session.env.put("JAVA_HOME", folder.resolve("variable").toString());
    session.env.put("PATH", "/nowhere:" + folder.resolve("path/bin"));
  }

  @Test
  void theGivenHomeComesFirstThenTheVariableThenThePath() {
    assertThat(JavaHome.java("given", session.here())).isEqualTo(folder.resolve("given/bin/java"));
    assertThat(JavaHome.java(null, session.here())).isEqualTo(folder.resolve("variable/bin/java"));
    session.env.remove("JAVA_HOME");
    assertThat(JavaHome.java(null, session.here())).isEqualTo(folder.resolve("path/bin/java"));
  }

  @Test
  void withoutAnyJavaTheRemedyIsNamed() {
    session.env.remove("JAVA_HOME");
    session.env.put("PATH", "/nowhere");
    assertThatThrownBy(() -> JavaHome.java(null, session.here()))
        .hasMessage("no java on the path; name a JDK with --java HOME or set JAVA_HOME");
  }

  @Test
  void aWrongVariableIsNamed() {
    session.env.put("JAVA_HOME", "/nowhere");
    assertThatThrownBy(() -> JavaHome.java(null, session.here()))
        .hasMessage("JAVA_HOME=/nowhere has no bin/java; set it to the folder of a JDK");
  }
}
