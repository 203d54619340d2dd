package drivers;

/** Runs drivers one after the other. Each is named by its class and has a method {@code drive}. */
public final class Driver {
  private Driver() {}

  public static void main(String[] names) throws Exception {
    int ran = 0;
    for (String name : names) {
      try {
        Class.forName("drivers." + name).getDeclaredMethod("drive").invoke(null);
        ran++;
      } catch (ReflectiveOperationException | LinkageError e) {
        System.err.println(name + " did not run");
        e.printStackTrace();
      }
    }
    System.out.println(ran + " drivers ran");
  }
}
