package idioms;

/** Runs cases one after the other: every argument is a class with a static method {@code run}. */
public final class Driver {
  private Driver() {}

  public static void main(String[] cases) throws Exception {
    for (String name : cases) {
      Class.forName(name).getMethod("run").invoke(null);
    }
    System.out.println(cases.length + " cases ran");
  }
}
