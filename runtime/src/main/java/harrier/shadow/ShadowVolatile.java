package harrier.shadow;

/** The shadow of one volatile variable. */
public final class ShadowVolatile extends ShadowSync {
  private final String name;

  public ShadowVolatile(String name) {
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }
}
