package samples;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A hand-off of the target's own, told by annotations. */
public final class Annotated {
  @Retention(RetentionPolicy.CLASS)
  @interface Publishes {}

  @Retention(RetentionPolicy.RUNTIME)
  @interface Observes {}

  @Publishes
  void give() {}

  @Observes
  int take() {
    return 1;
  }

  public static int handOff() {
    Annotated a = new Annotated();
    a.give();
    return a.take();
  }
}
