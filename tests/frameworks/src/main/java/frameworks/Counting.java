package frameworks;

import org.aspectj.lang.JoinPoint;
import org.aspectj.lang.annotation.Aspect;
import org.aspectj.lang.annotation.Before;

/** Counts accesses to accounts. Woven in while they are loaded. */
@Aspect
public final class Counting {
  private static int count;

  @Before("(get(* frameworks.Account.*) || execution(* frameworks.Account.*(..)))")
  public void count(JoinPoint point) {
    count++;
    System.out.println(count + " " + point.getSignature());
  }
}
