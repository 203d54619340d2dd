package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;

/** The lock of the other buffer is held from asking for its length to copying its text. */
final class BufferAppendLocked {
  private static final Baton baton = new Baton();

  private char[] text = "text".toCharArray();
  private int length = 4;

  synchronized int length() {
    return length;
  }

  synchronized void setLength(int newLength) {
    length = newLength;
  }

  synchronized void copyTo(char[] target, int end) {
    System.arraycopy(text, 0, target, 0, Math.min(end, length));
  }

  @Atomic
  synchronized void append(BufferAppendLocked other) {
    synchronized (other) {
      int end = other.length();
      char[] more = new char[end];
      other.copyTo(more, end);
      text = more;
      length = end;
    }
  }

  public static void main(String[] args) {
    BufferAppendLocked one = new BufferAppendLocked();
    BufferAppendLocked other = new BufferAppendLocked();
    Threads.together(
        () -> {
          one.append(other);
          baton.pass(1);
          baton.await(2);
          one.append(other);
        },
        () -> {
          baton.await(1);
          other.setLength(0);
          baton.pass(2);
        });
  }
}
