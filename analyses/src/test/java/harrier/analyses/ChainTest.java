package harrier.analyses;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.event.AccessEvent;
import harrier.finding.Finding;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.tool.Tool;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tools behind, beside and inside one another. */
class ChainTest {
  /** Throws at its first access. */
  private static final class Faulty extends Tool {
    @Override
    public void access(AccessEvent e) {
      throw new IllegalStateException("broken");
    }
  }

  /** Counts accesses without any care for other threads. */
  private static final class Careless extends Tool {
    int accesses;

    @Override
    public void access(AccessEvent e) {
      accesses++;
      next().access(e);
    }
  }

  private final ShadowThread t0 = new ShadowThread("t0", null);
  private final ShadowThread t1 = new ShadowThread("t1", null);
  private final ShadowThread t2 = new ShadowThread("t2", null);

  // Eraser: virgin, exclusive, shared, shared-modified.

  @Test
  void eraserIsSilentWhileAVariableIsExclusive() {
    Scene scene = Scene.of("ThreadLocal:ReadOnly:LockSet");
    Scene.Var x = scene.variable("x");
    scene.write(t0, x);
    scene.write(t0, x);
    assertThat(scene.findings).isEmpty();
  }

  @Test
  void eraserIsSilentWhileASharedVariableIsOnlyRead() {
    Scene scene = Scene.of("Eraser");
    Scene.Var x = scene.variable("x");
    scene.write(t0, x);
    scene.read(t1, x);
    scene.read(t2, x);
    assertThat(scene.findings).isEmpty();
  }

  @Test
  void eraserReportsASharedVariableWrittenWithoutALock() {
    Scene scene = Scene.of("Eraser");
    Scene.Var x = scene.variable("x");
    scene.write(t0, x);
    scene.read(t1, x);
    scene.write(t1, x);
    assertThat(scene.findings).extracting(Finding::kind).containsExactly("lock-discipline");
  }

  @Test
  void eraserReportsAnExclusiveVariableWrittenByASecondThread() {
    Scene scene = Scene.of("Eraser");
    Scene.Var x = scene.variable("x");
    scene.write(t0, x);
    scene.write(t1, x);
    assertThat(scene.findings).hasSize(1);
  }

  @Test
  void eraserAcceptsASharedVariableUnderOneLock() {
    Scene scene = Scene.of("Eraser");
    Scene.Var x = scene.variable("x");
    ShadowLock m = scene.lock("m");
    scene.write(t0, x); // initialization
    for (ShadowThread t : List.of(t1, t0, t2)) {
      scene.acquire(t, m);
      scene.write(t, x);
      scene.release(t, m);
    }
    assertThat(scene.findings).isEmpty();
    scene.write(t0, x);
    assertThat(scene.findings).hasSize(1);
  }

  // Side by side and nested.

  @Test
  void branchesHaveShadowsOfTheirOwn() {
    Scene scene = Scene.of("LockSet|ThreadLocal:Probe");
    Scene.Var x = scene.variable("x");
    scene.write(t0, x);
    assertThat(scene.findings).hasSize(1);
    assertThat(scene.arrived()).isEmpty();
    scene.write(t1, x);
    assertThat(scene.findings).hasSize(1);
    assertThat(scene.arrived()).containsExactly("t1 write x");
  }

  @Test
  void everyBranchSeesSynchronization() {
    Scene scene = Scene.of("LockSet|Probe");
    ShadowLock m = scene.lock("m");
    Scene.Var x = scene.variable("x");
    scene.acquire(t0, m);
    scene.write(t0, x);
    assertThat(scene.findings).isEmpty();
    assertThat(scene.arrived()).containsExactly("t0 acquire m", "t0 write x");
  }

  @Test
  void aFilterInFrontOfBranchesFiltersForBoth() {
    Scene scene = Scene.of("ThreadLocal:(LockSet|ReadOnly:Probe)");
    Scene.Var x = scene.variable("x");
    scene.write(t0, x);
    assertThat(scene.findings).isEmpty();
    scene.read(t1, x);
    assertThat(scene.findings).hasSize(1); // LockSet without ReadOnly
    assertThat(scene.arrived()).isEmpty();
    scene.write(t1, x);
    assertThat(scene.arrived()).containsExactly("t1 write x");
  }

  @Test
  void aVariableLeavesBranchesWhenAllAreDoneWithIt() {
    Scene scene = Scene.of("(LockSet|ReadOnly):Probe");
    Scene.Var x = scene.variable("x");
    scene.read(t0, x); // done for LockSet
    assertThat(scene.arrived()).isEmpty();
    scene.write(t0, x); // done for ReadOnly
    assertThat(scene.arrived()).containsExactly("t0 write x");
  }

  @Test
  void interestsAreThoseOfAllTools() {
    assertThat(Scene.of("ThreadLocal:(ReadOnly|LockSet)").chain.interests())
        .extracting(Object::toString)
        .containsExactlyInAnyOrder(
            "access", "acquire", "release", "acquireShared", "releaseShared");
  }

  // One at a time.

  @Test
  void aSerializedChainNeedsNoCare() throws InterruptedException {
    Careless careless = new Careless();
    Scene scene = Scene.serialized("ThreadLocal:Own", careless);
    List<Thread> threads = new ArrayList<>();
    for (ShadowThread t : List.of(t0, t1)) {
      threads.add(new Thread(() -> hammer(scene, t)));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(careless.accesses).isEqualTo(2 * 20_000);
  }

  private static void hammer(Scene scene, ShadowThread t) {
    for (int i = 0; i < 20_000; i++) {
      Scene.Var x = scene.variable("x");
      scene.write(new ShadowThread("other", null), x);
      scene.write(t, x);
    }
  }

  // In trouble.

  @Test
  void aToolThatThrowsIsSwitchedOffAndTheRestGoesOn() {
    for (String spec : List.of("Own:LockSet", "Probe:Own:LockSet", "(Probe|Own:LockSet)")) {
      Faulty faulty = new Faulty();
      Scene scene = Scene.of(spec, faulty);
      List<Tool> announced = new ArrayList<>();
      try {
        scene.write(t0, scene.variable("x"));
      } catch (IllegalStateException trouble) {
        assertThat(scene.chain.switchOff(trouble, announced::add)).isTrue();
      }
      assertThat(announced).containsExactly(faulty);
      scene.write(t0, scene.variable("y"));
      assertThat(scene.findings).as(spec).hasSize(1);
    }
  }

  /** Fails in code that it has inherited. */
  private static final class Heir extends FaultyParent {}

  private abstract static class FaultyParent extends Tool {
    @Override
    public void access(AccessEvent e) {
      throw new IllegalStateException();
    }
  }

  @Test
  void aToolIsToBlameForWhatItInherits() {
    Heir heir = new Heir();
    Scene scene = Scene.of("ThreadLocal:Own", heir);
    Scene.Var x = scene.variable("x");
    scene.write(t0, x);
    List<Tool> announced = new ArrayList<>();
    try {
      scene.write(t1, x);
    } catch (IllegalStateException trouble) {
      assertThat(scene.chain.switchOff(trouble, announced::add)).isTrue();
    }
    assertThat(announced).containsExactly(heir);
  }

  @Test
  void troubleOutsideOfToolsSwitchesNothingOff() {
    Scene scene = Scene.of("LockSet");
    assertThat(scene.chain.switchOff(new IllegalStateException(), tool -> {})).isFalse();
    scene.write(t0, scene.variable("x"));
    assertThat(scene.findings).hasSize(1);
  }
}
