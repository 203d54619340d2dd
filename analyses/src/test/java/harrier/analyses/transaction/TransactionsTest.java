package harrier.analyses.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.event.MethodEvent;
import harrier.shadow.ShadowLock;
import harrier.shadow.ShadowThread;
import harrier.shadow.Site;
import harrier.tool.ToolOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransactionsTest {
  private final Transactions transactions = new Transactions(ToolOptions.NONE);
  private final ShadowThread t = new ShadowThread("t0", null);

  private Transaction enter(String method) {
    return transactions.enter(t.events.method.of(site(method, Site.Op.CALL), null, false));
  }

  private Transaction lock(String method) {
    Site site = site(method, Site.Op.LOCK);
    return transactions.acquire(t.events.lock.of(site, new ShadowLock("m")));
  }

  private static Site site(String method, Site.Op op) {
    return new Site(0, "a.B", method, "B.java", 1, op, null, null, null);
  }

  /** The outermost transaction that ends as others than these methods have. */
  private Transaction endAllBut(String... methods) {
    MethodEvent e = t.events.method.ofLost(List.of(methods));
    return transactions.exit(e);
  }

  @Test
  void whatIsNotOnTheStackIsOver() {
    Transaction outer = enter("f");
    Transaction lost = enter("g");
    enter("g");
    assertThat(endAllBut("a.B.main", "a.B.f", "a.B.h")).isSameAs(lost);
    assertThat(transactions.of(t)).isSameAs(outer);
  }

  @Test
  void whatIsOnTheStackIsNotOver() {
    enter("f");
    Transaction inner = enter("f");
    assertThat(endAllBut("a.B.f", "a.B.h", "a.B.f")).isNull();
    assertThat(transactions.of(t)).isSameAs(inner);
    assertThat(endAllBut("a.B.f", "a.B.h")).isSameAs(inner);
  }

  @Test
  void aBlockIsOverWithItsMethod() {
    enter("f");
    Transaction block = lock("f");
    Transaction called = lock("g");
    assertThat(endAllBut("a.B.f", "a.B.g")).isNull();
    assertThat(endAllBut("a.B.f")).isSameAs(called);
    assertThat(transactions.of(t)).isSameAs(block);
    endAllBut();
    assertThat(transactions.of(t)).isNull();
  }
}
