package harrier.analyses.lockset;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.analyses.Scene;
import harrier.event.AccessEvent;
import harrier.finding.Finding;
import harrier.shadow.Memory;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import harrier.shadow.Variable;
import harrier.tool.EventKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LockSetTest {
  private final LockSet tool = new LockSet();
  private final Scene scene = Scene.of("Own:Probe", tool);
  private final ShadowThread t0 = scene.thread("t0");
  private final ShadowThread t1 = scene.thread("t1");
  private final ShadowLock m = scene.lock("m");
  private final ShadowLock n = scene.lock("n");
  private final Scene.Var x = scene.variable("x");

  private void writeUnder(ShadowThread t, ShadowLock... locks) {
    for (ShadowLock lock : locks) {
      scene.acquire(t, lock);
    }
    scene.write(t, x);
    for (ShadowLock lock : locks) {
      scene.release(t, lock);
    }
  }

  @Test
  void aVariableAlwaysUnderTheSameLockIsFine() {
    writeUnder(t0, m);
    writeUnder(t1, m);
    writeUnder(t0, n, m);
    assertThat(scene.findings).isEmpty();
  }

  @Test
  void anAccessWithoutTheLockIsReportedWithTheOneBefore() {
    writeUnder(t0, m); // lines 1 to 3
    scene.read(t1, x); // line 4
    assertThat(scene.findings).hasSize(1);
    Finding finding = scene.findings.get(0);
    assertThat(finding.kind()).isEqualTo(Finding.LOCK_DISCIPLINE);
    assertThat(finding.tool()).isEqualTo("LockSet");
    assertThat(finding.variable().toString()).isEqualTo("a.B.x");
    assertThat(finding.accesses())
        .extracting(a -> a.op() + " " + a.thread() + " " + a.site())
        .containsExactly("write t0 a.B.run(B.java:2)", "read t1 a.B.run(B.java:4)");
    assertThat(finding.accesses().get(1).locks()).isEmpty();
    assertThat(finding.note()).contains(m.name());
  }

  @Test
  void theCandidatesAreTheLocksCommonToAllAccesses() {
    writeUnder(t0, m, n);
    writeUnder(t1, n);
    assertThat(scene.findings).isEmpty();
    writeUnder(t0, m);
    assertThat(scene.findings).hasSize(1);
    assertThat(scene.findings.get(0).accesses())
        .extracting(a -> a.thread() + " " + a.site())
        .containsExactly("t1 a.B.run(B.java:7)", "t0 a.B.run(B.java:10)");
    assertThat(scene.findings.get(0).accesses().get(1).locks()).containsExactly(m.name());
  }

  @Test
  void aFirstAccessWithoutLocksIsReportedAlone() {
    scene.write(t0, x);
    assertThat(scene.findings).hasSize(1);
    assertThat(scene.findings.get(0).accesses()).hasSize(1);
  }

  @Test
  void aVariableIsReportedOnceAndThenHandedOn() {
    writeUnder(t0, m);
    scene.arrived();
    scene.write(t1, x);
    scene.write(t1, x);
    assertThat(scene.findings).hasSize(1);
    assertThat(scene.arrived()).containsExactly("t1 write x", "t1 write x");
  }

  @Test
  void threadsThatLoseTheLockTogetherReportOnce() throws InterruptedException {
    List<Scene.Var> variables = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      variables.add(scene.variable("x"));
    }
    Scene alone = Scene.of("LockSet");
    List<Thread> threads = new ArrayList<>();
    for (ShadowThread t : List.of(t0, t1)) {
      threads.add(new Thread(() -> variables.forEach(v -> alone.write(t, v))));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(alone.findings).hasSameSizeAs(variables);
  }

  @Test
  void theStateOfAWholeObjectIsSplitAndNotReported() {
    AccessEvent e = t0.events.access;
    Variable whole = Variable.object("a.B");
    e.variable(Site.UNKNOWN, true, whole, new Object[1], Memory.REFERENCES).whole();
    scene.chain.access(e);
    assertThat(scene.findings).isEmpty();
    assertThat(e.wantsSplit()).isTrue();
  }

  @Test
  void aWaitGivesTheLockUp() {
    writeUnder(t0, m);
    scene.acquire(t1, m);
    scene.release(t1, m); // wait
    scene.acquireAfterWait(t1, m);
    scene.write(t1, x);
    assertThat(scene.findings).isEmpty();
  }

  @Test
  void lockEventsPass() {
    scene.acquire(t0, m);
    scene.release(t0, m);
    assertThat(scene.arrived()).containsExactly("t0 acquire m", "t0 release m");
  }

  @Test
  void onlyAccessesAndLocksAreAskedFor() {
    assertThat(tool.interests())
        .containsExactlyInAnyOrder(
            EventKind.ACCESS,
            EventKind.ACQUIRE,
            EventKind.RELEASE,
            EventKind.ACQUIRE_SHARED,
            EventKind.RELEASE_SHARED);
  }

  @Test
  void theInlineTestHoldsWhileAllCandidatesAreHeld() {
    scene.acquire(t0, m);
    scene.write(t0, x);
    ShadowVar shadow = x.shadow();
    assertThat(tool.isTrivialRead(shadow, t0)).isTrue();
    assertThat(tool.isTrivialWrite(shadow, t0)).isTrue();
    assertThat(tool.isTrivialRead(shadow, t1)).isFalse();
    scene.acquire(t0, n);
    assertThat(tool.isTrivialWrite(shadow, t0)).isTrue();
    scene.write(t0, x);
    assertThat(x.shadow()).isSameAs(shadow);
    scene.release(t0, m);
    assertThat(tool.isTrivialWrite(shadow, t0)).isFalse();
  }

  @Test
  void onlyTheAccessThatNoLockProtectsNeedsAnEvent() {
    scene.acquire(t0, m);
    scene.acquire(t0, n);
    ShadowVar both = tool.shadowAfter(null, t0, Site.UNKNOWN, true);
    scene.release(t0, n);
    ShadowVar one = tool.shadowAfter(both, t0, Site.UNKNOWN, true);
    assertThat(one).isNotSameAs(both);
    assertThat(tool.isTrivialWrite(one, t0)).isTrue();
    assertThat(tool.shadowAfter(one, t1, Site.UNKNOWN, false)).isNull();
  }

  @Test
  void aNewObjectThatNoLockProtectsNeedsAnEventEachTime() {
    assertThat(tool.shadowAfter(null, t0, Site.UNKNOWN, true)).isNull();
    assertThat(tool.shadowOfNew(t0, Site.UNKNOWN)).isNull();
    assertThat(tool.shadowAfter(null, t0, Site.UNKNOWN, true)).isNull();
  }

  @Test
  void theInlineTestNeverHoldsWithoutLocks() {
    assertThat(tool.isTrivialRead(Guard.ANY, t0)).isFalse();
    scene.acquire(t0, m);
    scene.write(t0, x);
    scene.release(t0, m);
    assertThat(tool.isTrivialRead(x.shadow(), t0)).isFalse();
  }
}
