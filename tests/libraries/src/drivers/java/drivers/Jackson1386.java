package drivers;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;

/** The annotations of a class are collected once, by double-checked locking on a plain field. */
final class Jackson1386 {
  static final class Bean {
    public int value;
  }

  static void drive() throws InterruptedException {
    SerializationConfig config = new ObjectMapper().getSerializationConfig();
    for (int i = 0; i < 20; i++) {
      AnnotatedClass bean =
          config.introspectClassAnnotations(config.constructType(Bean.class)).getClassInfo();
      Together.twice(() -> bean.getAnnotation(Deprecated.class));
    }
  }
}
