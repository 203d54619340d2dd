package harrier.analyses.velodrome;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A transaction in the graph: one that has to be atomic, or operations outside of any that are like
 * one. Guarded by the graph, except where said.
 */
final class Node {
  /** The graph's era in which it was made. */
  final int era;

  /** Whether its thread is still in it. */
  boolean isOpen;

  /** Edges into it. */
  int incoming;

  /** Edges out of it, by where they lead. */
  final Map<Node, Edge> out = new LinkedHashMap<>(4);

  /** Whether it can be in no cycle any more. Never reset; read without the lock by inline tests. */
  boolean isCollected;

  /** The last search that came by, and the edge it came on; null where it began. */
  int visited;

  Edge by;

  /**
   * What is before what, and why.
   *
   * @param tail the earlier operation, in the node the edge leaves
   * @param head the later one
   */
  record Edge(Step tail, Step head) {}

  Node(int era, boolean isOpen) {
    this.era = era;
    this.isOpen = isOpen;
  }

  void reach(Edge edge, int search) {
    by = edge;
    visited = search;
  }
}
