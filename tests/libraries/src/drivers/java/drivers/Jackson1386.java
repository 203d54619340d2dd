package drivers;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;

/** The annotations of a class are collected once, by double-checked locking on a plain field. */
final class Jackson1386 {
  static final class Bean {
    public int value;
  }

  static void drive() {
    SerializationConfig config = new ObjectMapper().getSerializationConfig();
    AnnotatedClass bean =
        config.introspectClassAnnotations(config.constructType(Bean.class)).getClassInfo();
    Unordered.twice(() -> bean.getAnnotation(Deprecated.class));
  }
}
