package harrier.shadow;

/** The shadow of anything else that orders threads: a class initializer, a latch, a queue. */
public final class ShadowChannel extends ShadowSync {
  private final String name;

  public ShadowChannel(String name) {
    this.name = name;
  }

  @Override
  public String name() {
    return name;
  }
}
