package harrier.instrument;

/**
 * An access to the same field each time round a loop.
 *
 * @param object the local that holds the object, or {@link #STATIC}
 */
record FieldAccess(
    int number, boolean isWrite, int object, String owner, String name, String descriptor)
    implements LoopAccess {

  static final int STATIC = -1;

  boolean isStatic() {
    return object == STATIC;
  }

  @Override
  public boolean isAtSamePlaceAs(LoopAccess other) {
    return other instanceof FieldAccess that
        && object == that.object
        && name.equals(that.name)
        && descriptor.equals(that.descriptor)
        && owner.equals(that.owner);
  }
}
