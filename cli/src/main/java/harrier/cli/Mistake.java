package harrier.cli;

/** Something the user got wrong. The message is one line that names the mistake and the remedy. */
final class Mistake extends RuntimeException {
  private static final long serialVersionUID = 1;

  Mistake(String message) {
    super(message);
  }
}
