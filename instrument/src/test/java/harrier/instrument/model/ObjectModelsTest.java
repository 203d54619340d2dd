package harrier.instrument.model;

import static org.assertj.core.api.Assertions.assertThat;

import harrier.hook.ObjectType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The shipped tables of objects. */
class ObjectModelsTest {
  @Test
  void everyRowFindsItsMethodInTheJdkThatRuns() throws ClassNotFoundException {
    List<String> missing = new ArrayList<>();
    for (ObjectType type : ObjectModels.table(Runtime.version().feature()).values()) {
      try {
        missing.addAll(type.unmatched(Class.forName(type.name(), false, null)));
      } catch (ClassNotFoundException e) {
        missing.add(type.place() + " " + type.name());
      }
    }
    assertThat(missing).isEmpty();
  }
}
