package harrier.shadow;

/**
 * The shadow of an object whose class could not be given fields: a JDK object, an array, a class.
 */
public final class ObjectShadow extends WeakShadow {
  static final long EXTENSION = Memory.offsetOf(ObjectShadow.class, "extension");
  private static final long READ = Memory.offsetOf(ObjectShadow.class, "read");
  private static final long WRITE = Memory.offsetOf(ObjectShadow.class, "write");
  private static final long REFERENCE = Memory.offsetOf(ObjectShadow.class, "reference");

  /** Where the state is if the object as a whole is a variable. */
  public static final FieldShadow WHOLE =
      new FieldShadow("", "", false, false, READ, WRITE, REFERENCE, EXTENSION, null, -1);

  @SuppressWarnings("unused") // by address
  private volatile Object extension;

  @SuppressWarnings("unused") // by address
  private volatile long read;

  @SuppressWarnings("unused") // by address
  private volatile long write;

  @SuppressWarnings("unused") // by address
  private volatile Object reference;

  /** Whether its class is the JDK's own, and so certainly has no fields of ours. */
  final boolean isOfJdk;

  /** The class that findings name, or null as long as nobody said. */
  private volatile String type;

  /** Where the object was made, or null if nobody saw it. */
  private volatile Site allocated;

  ObjectShadow(Object object, int hash) {
    super(object, hash);
    isOfJdk = object.getClass().getClassLoader() == null;
  }

  /** The object is known by the name of a class. The first name stays. */
  public void called(String name) {
    if (type == null) {
      type = name;
    }
  }

  /** Whether the thread has accessed the object as a whole in this way in the same epoch. */
  public boolean isSettled(ShadowThread t, boolean isWrite) {
    return isWrite ? t.hasWritten(write) : t.hasRead(read);
  }

  /** The object was made at a site. */
  public void made(Site site) {
    allocated = site;
  }

  /** The object as a variable. */
  public Variable variable() {
    Site site = allocated;
    return Variable.object(type, site == null ? null : site.toString());
  }
}
