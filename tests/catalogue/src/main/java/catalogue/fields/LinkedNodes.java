package catalogue.fields;

import baton.Threads;

/** Two threads push onto a linked stack without a lock. */
final class LinkedNodes {
  static final class Node {
    final Node next;

    Node(Node next) {
      this.next = next;
    }
  }

  private Node top;

  void push() {
    top = new Node(top); // race top
  }

  public static void main(String[] args) {
    LinkedNodes stack = new LinkedNodes();
    Threads.together(stack::push, stack::push);
  }
}
