package harrier.shadow;

import java.util.Arrays;

/**
 * Reads that a thread does between getting an optimistic stamp and validating it. The target will
 * discard what it has read if a writer came in between, so these reads are no race; they are held
 * back, forgotten when the stamp is validated, and told only if it never is. Touched by its thread
 * only.
 */
public final class OptimisticReads {
  private static final int LIMIT = 32;

  /** Takes the reads that turned out not to be optimistic. */
  public interface Receiver {
    void field(Site site, Object object, FieldShadow field);

    void element(Site site, Object array, int index);
  }

  private boolean open;
  private int count;
  private Site[] sites;
  private Object[] objects;

  /** The fields; null for elements of arrays. */
  private FieldShadow[] fields;

  private int[] indices;

  /** Whether reads are to be held back. */
  public boolean isOpen() {
    return open;
  }

  public void open() {
    open = true;
    if (sites == null) {
      sites = new Site[LIMIT];
      objects = new Object[LIMIT];
      fields = new FieldShadow[LIMIT];
      indices = new int[LIMIT];
    }
  }

  /** Holds a read back; beyond a limit it is forgotten at once. */
  public void hold(Site site, Object object, FieldShadow field, int index) {
    if (count < LIMIT) {
      sites[count] = site;
      objects[count] = object;
      fields[count] = field;
      indices[count++] = index;
    }
  }

  /** The stamp has been validated, or found invalid: either way the reads are no matter. */
  public void forget() {
    open = false;
    if (count > 0) {
      Arrays.fill(objects, 0, count, null);
      count = 0;
    }
  }

  /** The thread went on without asking. */
  public void tell(Receiver receiver) {
    open = false;
    for (int i = 0; i < count; i++) {
      if (fields[i] != null) {
        receiver.field(sites[i], objects[i], fields[i]);
      } else {
        receiver.element(sites[i], objects[i], indices[i]);
      }
    }
    forget();
  }
}
