package catalogue.methods;

import baton.Threads;

/** Two threads walk one tree, and one prunes it. */
final class Recursion {
  private final Recursion left;
  private final Recursion right;
  private int weight = 1;

  Recursion(int depth) {
    left = depth == 0 ? null : new Recursion(depth - 1);
    right = depth == 0 ? null : new Recursion(depth - 1);
  }

  int sum() {
    int below = left == null ? 0 : left.sum() + right.sum();
    return below + weight; // race weight
  }

  void prune() {
    weight = 0; // race weight
    if (left != null) {
      left.prune();
      right.prune();
    }
  }

  public static void main(String[] args) {
    Recursion tree = new Recursion(6);
    Threads.together(tree::sum, tree::prune);
  }
}
