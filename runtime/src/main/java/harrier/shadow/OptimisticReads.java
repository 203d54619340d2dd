package harrier.shadow;

/**
 * Reads that a thread does between getting an optimistic stamp and validating it. The target will
 * discard what it has read if a writer came in between, so these reads are no race; they are held
 * back, forgotten when the stamp is validated, and told only if it never is. Touched by its thread
 * only.
 *
 * <p>A stamp may be validated more than once, so the reads that follow are held back too. Those are
 * told with the thread's next event, or as soon as they are many.
 */
public final class OptimisticReads {
  private static final int LIMIT = 32;

  /** Takes the reads that turned out not to be optimistic. */
  public interface Receiver {
    void field(Site site, Object object, FieldShadow field);

    void element(Site site, Object array, int index);

    void object(Site site, Object object, String type);

    void elementOfList(Site site, Object list, Object[] elements, int index);
  }

  /** One read that is held back. */
  private static final class Held {
    Site site;
    Object base;

    /** The field, the name of an object's class, or the elements of a list; null in an array. */
    Object variable;

    int index;

    void tell(Receiver receiver) {
      if (variable instanceof FieldShadow field) {
        receiver.field(site, base, field);
      } else if (variable instanceof String type) {
        receiver.object(site, base, type);
      } else if (variable instanceof Object[] elements) {
        receiver.elementOfList(site, base, elements, index);
      } else {
        receiver.element(site, base, index);
      }
    }
  }

  private boolean open;
  private boolean validated;
  private int count;
  private Held[] reads;

  /** Whether reads are to be held back. */
  public boolean isOpen() {
    return open;
  }

  /** Whether the stamp has been validated, so that it need not be again. */
  public boolean isValidated() {
    return validated;
  }

  /** There is a new stamp, and nothing held back. */
  public void open() {
    open = true;
    validated = false;
    if (reads == null) {
      reads = new Held[LIMIT];
      for (int i = 0; i < LIMIT; i++) {
        reads[i] = new Held();
      }
    }
  }

  /** The stamp has been validated, or found invalid: either way the reads are no matter. */
  public void validate() {
    while (count > 0) {
      reads[--count].base = null;
    }
    validated = open;
  }

  /** Holds back what follows too: the stamp may be validated again. */
  public void openValidated() {
    open();
    validate();
  }

  public boolean isFull() {
    return count == LIMIT;
  }

  /**
   * Holds a read back; beyond a limit it is forgotten at once.
   *
   * @param variable the field, the name of an object's class, or the elements of a list
   */
  public void hold(Site site, Object base, Object variable, int index) {
    if (!isFull()) {
      Held read = reads[count++];
      read.site = site;
      read.base = base;
      read.variable = variable;
      read.index = index;
    }
  }

  /** The thread went on without asking. */
  public void close(Receiver receiver) {
    open = false;
    validated = false;
    int all = count;
    count = 0;
    for (int i = 0; i < all; i++) {
      reads[i].tell(receiver);
      reads[i].base = null;
    }
  }
}
