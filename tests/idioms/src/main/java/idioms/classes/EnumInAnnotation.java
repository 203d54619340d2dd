package idioms.classes;

import baton.Baton;
import baton.Threads;
import idioms.Value;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A constant out of an annotation comes after the initialization of its enum. */
public final class EnumInAnnotation {
  private static final Baton baton = new Baton();

  private enum Phase {
    FIRST,
    LAST;

    private int number;

    Phase() {
      number = ordinal() + 1;
    }

    int number() {
      return number;
    }
  }

  @Retention(RetentionPolicy.RUNTIME)
  private @interface Step {
    Phase phase();

    Phase[] others();
  }

  @Step(phase = Phase.LAST, others = Phase.FIRST)
  private static final class Marked {}

  private EnumInAnnotation() {}

  public static void run() throws Exception {
    Threads.together(
        () -> {
          Value.use(Phase.FIRST.number());
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          Value.use(Marked.class.getAnnotation(Step.class).phase().number());
          baton.pass(2);
        },
        () -> {
          baton.await(2);
          Value.use(Marked.class.getAnnotation(Step.class).others()[0].number());
        });
  }
}
