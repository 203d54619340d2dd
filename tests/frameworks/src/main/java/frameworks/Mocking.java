package frameworks;

import java.util.Arrays;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.implementation.FixedValue;
import net.bytebuddy.implementation.MethodDelegation;
import net.bytebuddy.implementation.SuperMethodCall;
import net.bytebuddy.implementation.bind.annotation.SuperCall;
import net.bytebuddy.matcher.ElementMatchers;
import org.mockito.MockedConstruction;
import org.mockito.MockedStatic;
import org.mockito.Mockito;

/** Objects replaced by Mockito's inline mocks, and subclassed by Byte Buddy. */
public final class Mocking {
  private Mocking() {}

  static int counted;

  static int count() {
    return ++counted;
  }

  public static void main(String[] args) throws Exception {
    mocks();
    subclasses();
  }

  private static void mocks() {
    Account mock = Mockito.mock(Account.class);
    Mockito.when(mock.getBalance()).thenReturn(42L);
    Mockito.when(mock.history()).thenReturn(new int[] {9});
    System.out.println(mock.getBalance() + " " + mock.history()[0] + " " + mock.getOwner());
    Mockito.verify(mock).getBalance();
    Account.Savings spy = Mockito.spy(new Account.Savings());
    Mockito.doReturn("spied").when(spy).getOwner();
    System.out.println(spy.getOwner() + spy.getBalance() + spy.history().length + spy.getRate());
    Account.Entry entry = Mockito.mock(Account.Entry.class);
    Mockito.when(entry.text()).thenReturn("mocked");
    System.out.println(entry.text() + entry.amount());
    Account real = Mockito.mock(Account.class, Mockito.CALLS_REAL_METHODS);
    System.out.println(real.isOpen() + " " + real.getNotes());
    try (MockedStatic<Mocking> statics = Mockito.mockStatic(Mocking.class)) {
      statics.when(Mocking::count).thenReturn(100);
      System.out.println(count());
    }
    System.out.println(count());
    try (MockedConstruction<Account.Savings> made =
        Mockito.mockConstruction(Account.Savings.class)) {
      System.out.println(new Account.Savings().getRate() + " " + made.constructed().size());
    }
    System.out.println(new Account.Savings().getRate());
  }

  /** Stands before a method. */
  public static final class Before {
    public static long twice(@SuperCall java.util.concurrent.Callable<Long> original)
        throws Exception {
      return 2 * original.call();
    }
  }

  private static void subclasses() throws Exception {
    Class<? extends Account> type =
        new ByteBuddy()
            .subclass(Account.class)
            .name("frameworks.Made")
            .defineField("extra", int.class, 1)
            .method(ElementMatchers.named("getOwner"))
            .intercept(FixedValue.value("fixed"))
            .method(ElementMatchers.named("getBalance"))
            .intercept(MethodDelegation.to(Before.class))
            .method(ElementMatchers.named("isOpen"))
            .intercept(SuperMethodCall.INSTANCE)
            .make()
            .load(Mocking.class.getClassLoader())
            .getLoaded();
    Account made = type.getDeclaredConstructor().newInstance();
    System.out.println(made.getOwner() + made.getBalance() + made.isOpen());
    System.out.println(Arrays.toString(type.getDeclaredFields()).replaceAll("\\$\\w+", ""));
    System.out.println(type.getDeclaredMethods().length);
  }
}
