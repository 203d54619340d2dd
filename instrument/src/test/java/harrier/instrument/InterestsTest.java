package harrier.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.hook.Granularity;
import harrier.instrument.model.ModelInstrumenter;
import harrier.instrument.model.Models;
import harrier.tool.EventKind;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import samples.Locking;

/** What nobody wants to hear of has no hooks. */
final class InterestsTest {
  private static final Set<EventKind> LOCKS = EnumSet.of(EventKind.ACQUIRE, EventKind.RELEASE);
  private static final Set<EventKind> ORDER = EnumSet.of(EventKind.PUBLISH, EventKind.OBSERVE);

  @Test
  void whoAsksForNothingGetsNoHooks() throws IOException {
    for (Class<?> type : List.of(ConcurrentHashMap.class, ReentrantLock.class, AtomicLong.class)) {
      assertThat(hooksOfModels(type, Set.of())).isEmpty();
    }
    assertThat(hooks(Locking.class, Set.of())).isEmpty();
  }

  @Test
  void theLifeOfThreadsIsAlwaysFollowed() throws IOException {
    assertThat(hooksOfModels(Thread.class, Set.of()))
        .anyMatch(call -> call.contains(".start "))
        .anyMatch(call -> call.contains(".end "))
        .noneMatch(call -> call.contains(".publish "));
  }

  @Test
  void whoAsksForLocksGetsLocksOnly() throws IOException {
    assertThat(hooksOfModels(ReentrantLock.class, LOCKS))
        .anyMatch(call -> call.contains(".acquire in lock()V"));
    assertThat(hooksOfModels(AtomicLong.class, LOCKS))
        .noneMatch(call -> call.contains(".publish") || call.contains(".observe"));
    assertThat(hooks(Locking.class, LOCKS)).anyMatch(call -> call.contains("SyncHooks.acquire"));
  }

  @Test
  void accessesAreNamedWithTheirLocks() throws IOException {
    assertThat(hooks(Locking.class, EnumSet.of(EventKind.ACCESS)))
        .anyMatch(call -> call.contains("SyncHooks.acquire"));
  }

  /** A tool may ask which locks a thread holds when it sleeps. */
  @Test
  void whatThreadsDoWhileTheyHoldLocksComesWithLocks() throws IOException {
    assertThat(hooks(Locking.class, EnumSet.of(EventKind.SLEEP)))
        .anyMatch(call -> call.contains("SyncHooks.acquire"));
  }

  @Test
  void whoAsksForOrderGetsNoLocks() throws IOException {
    assertThat(hooksOfModels(ReentrantLock.class, ORDER))
        .noneMatch(call -> call.contains(".acquire "));
    assertThat(hooksOfModels(ConcurrentHashMap.class, ORDER))
        .anyMatch(call -> call.contains("observeKey"));
  }

  private static List<String> hooksOfModels(Class<?> type, Set<EventKind> kinds)
      throws IOException {
    Models models = Models.shipped(true, new Interests(kinds));
    return HookCalls.in(new ModelInstrumenter(models).instrument(bytes(type)));
  }

  private static List<String> hooks(Class<?> type, Set<EventKind> kinds) throws IOException {
    boolean isChecked = kinds.contains(EventKind.ACCESS);
    Layout layout = new Layout(true, Granularity.FINE, kinds, name -> isChecked, null);
    ClassInstrumenter.Result result = new ClassInstrumenter(layout).instrument(null, bytes(type));
    return HookCalls.in(result.bytes());
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    String file = "/" + type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return in.readAllBytes();
    }
  }
}
