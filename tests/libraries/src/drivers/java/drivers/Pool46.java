package drivers;

import org.apache.commons.pool.BaseObjectPool;

/** A pool is closed by one thread while another asks whether it is. */
final class Pool46 {
  private static final class Pool extends BaseObjectPool {
    @Override
    public Object borrowObject() {
      return "";
    }

    @Override
    public void returnObject(Object object) {}

    @Override
    public void invalidateObject(Object object) {}

    boolean isOver() {
      return isClosed();
    }
  }

  static void drive() {
    Pool pool = new Pool();
    Unordered.run(pool::close, pool::isOver);
  }
}
