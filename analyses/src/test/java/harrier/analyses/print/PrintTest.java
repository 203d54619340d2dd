package harrier.analyses.print;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.shadow.ShadowThread;
import harrier.tool.EventKind;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintTest {
  /** Every write of the tool. */
  private final List<String> writes = new ArrayList<>();

  private final OutputStream out =
      new ByteArrayOutputStream() {
        @Override
        public void write(byte[] bytes) {
          writes.add(new String(bytes, StandardCharsets.UTF_8));
        }
      };

  private final Scene scene = Scene.of("Own:Probe", new Print(out));

  @Test
  void aLineSaysWhoDidWhatWhere() {
    ShadowThread t = scene.thread("worker-1");
    scene.write(t, scene.variable("x"));
    scene.acquire(t, scene.lock("a.Lock"));
    scene.start(t, scene.thread("worker-2"));
    assertThat(writes.get(0)).isEqualTo("[worker-1] write a.B.x  at a.B.run(B.java:1)\n");
    assertThat(writes.get(1))
        .matches("\\[worker-1] acquire a\\.Lock@\\p{XDigit}+  at a\\.B\\.run\\(B\\.java:2\\)\n");
    assertThat(writes.get(2)).isEqualTo("[worker-1] start [worker-2]  at a.B.run(B.java:3)\n");
  }

  @Test
  void everyEventIsOneWriteOfOneLineAndPasses() {
    scene.everything();
    assertThat(writes).hasSize(EventKind.values().length + 2);
    assertThat(writes)
        .allSatisfy(line -> assertThat(line.indexOf('\n')).isEqualTo(line.length() - 1));
    assertThat(scene.arrived()).hasSameSizeAs(writes);
  }

  @Test
  void specialFormsAreMarked() {
    ShadowThread t = scene.thread("t0");
    scene.acquireAfterWait(t, scene.lock("m"));
    scene.exit(t);
    scene.join(t, scene.thread("t1"));
    scene.barrier(t, List.of(t, scene.thread("t2")));
    assertThat(writes.get(0)).contains("acquire (wait) m@");
    assertThat(writes.get(1)).contains("exit (exception)");
    assertThat(writes.get(2)).contains("join [t1] (ended)");
    assertThat(writes.get(3)).contains("barrier [t0, t2]");
  }

  @Test
  void namesCannotForgeALine() {
    scene.begin(scene.thread("evil\n[main]\u001b[2J"));
    assertThat(writes.get(0)).startsWith("[evil?[main]?[2J] begin");
  }
}
