package catalogue.atomicity;

import baton.Atomic;
import baton.Baton;
import baton.Threads;

/** StringBuffer.append: the other buffer shrinks between asking for its length and its text. */
final class BufferAppend {
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
  synchronized void append(BufferAppend other) { // not atomic
    int end = other.length();
    baton.pass(1);
    baton.await(2);
    char[] more = new char[end];
    other.copyTo(more, end);
    text = more;
    length = end;
  }

  public static void main(String[] args) {
    BufferAppend one = new BufferAppend();
    BufferAppend other = new BufferAppend();
    other.setLength(one.length());
    Threads.together(
        () -> one.append(other),
        () -> {
          baton.await(1);
          other.setLength(0);
          baton.pass(2);
        });
  }
}
