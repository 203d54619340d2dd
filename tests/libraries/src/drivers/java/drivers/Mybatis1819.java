package drivers;

import org.apache.ibatis.type.JdbcType;
import org.apache.ibatis.type.TypeHandlerRegistry;

/** A concurrent map of plain maps, filled after they have been put into it. */
final class Mybatis1819 {
  enum Color {
    RED,
    GREEN
  }

  static void drive() {
    TypeHandlerRegistry registry = new TypeHandlerRegistry();
    Unordered.twice(() -> registry.getTypeHandler(Color.class, JdbcType.CHAR));
  }
}
