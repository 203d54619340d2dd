package harrier.hook;

/**
 * The fields instrumentation adds to the target's classes.
 *
 * <p>Shadow fields are numbered like the fields they belong to, in order of declaration.
 */
public final class ShadowFields {
  /** Every added member starts with this, and nothing else does. */
  public static final String PREFIX = "$harrier$";

  public static final String READ = PREFIX + "r";
  public static final String WRITE = PREFIX + "w";
  public static final String REFERENCE = PREFIX + "s";

  /**
   * The state of a whole object, where granularity is not fine; in the topmost class of the target.
   */
  public static final String WHOLE = "whole";

  /** The same for the statics of a class. */
  public static final String WHOLE_STATIC = "wholeStatic";

  /** The extension of an object, in the topmost class of the target. */
  public static final String EXTENSION = PREFIX + "x";

  /** The extension for the statics of a class. */
  public static final String STATIC_EXTENSION = PREFIX + "sx";

  private ShadowFields() {}
}
