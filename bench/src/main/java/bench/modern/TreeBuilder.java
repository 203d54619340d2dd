package bench.modern;

import bench.Program;
import bench.Team;

/**
 * Each worker builds a search tree of its own keys; joined into one, both search all of it.
 * Race-free.
 */
public final class TreeBuilder implements Program {
  private final int keys;
  private Node root;

  public TreeBuilder(int keys) {
    this.keys = keys;
  }

  @Override
  public long run() {
    Node[] parts = new Node[Team.SIZE];
    Team.run(
        id ->
            () -> {
              Node part = null;
              for (int i = 0; i < keys / 2; i++) {
                part = Node.insert(part, shuffled(i) * 2 + id);
              }
              parts[id] = part;
            });
    root = new Node(-1);
    root.left = parts[0];
    root.right = parts[1];
    long[] sums = new long[Team.SIZE];
    Team.run(
        id ->
            () -> {
              long found = 0;
              for (int i = 0; i < keys; i++) {
                int key = shuffled(i / 2) * 2 + i % 2;
                found += (key % 2 == 0 ? root.left : root.right).depthOf(key);
              }
              sums[id] = found + root.sum();
            });
    return sums[0] * 31 + sums[1];
  }

  /** The numbers below 2^24 in another order. */
  private static int shuffled(int i) {
    return i * 7_368_787 & 0xffffff;
  }

  private static final class Node {
    private int key;
    private Node left;
    private Node right;

    Node(int key) {
      this.key = key;
    }

    static Node insert(Node tree, int key) {
      if (tree == null) {
        return new Node(key);
      }
      Node node = tree;
      while (true) {
        if (key == node.key) {
          return tree;
        }
        Node next = key < node.key ? node.left : node.right;
        if (next != null) {
          node = next;
        } else if (key < node.key) {
          node.left = new Node(key);
          return tree;
        } else {
          node.right = new Node(key);
          return tree;
        }
      }
    }

    int depthOf(int wanted) {
      int depth = 1;
      for (Node node = this; node.key != wanted; depth++) {
        node = wanted < node.key ? node.left : node.right;
      }
      return depth;
    }

    long sum() {
      return key + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
    }
  }
}
