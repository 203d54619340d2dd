package bench.classic;

import bench.Program;
import bench.Team;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/**
 * The shortest tour through all cities, by branch and bound. The best length so far is written with
 * a lock but read without, so that {@code shortest} is racy, as in the program this is modelled on.
 */
public final class Tsp implements Program {
  /** Cities of a partial tour that goes into the queue. */
  private static final int PREFIX = 3;

  private final int cities;
  private int[][] distances;
  private Deque<int[]> queue;
  private Object lockOfShortest;
  private int shortest;

  public Tsp(int cities) {
    this.cities = cities;
  }

  @Override
  public long run() {
    Random random = new Random(7);
    distances = new int[cities][cities];
    for (int i = 0; i < cities; i++) {
      for (int j = 0; j < i; j++) {
        distances[i][j] = 10 + random.nextInt(90);
        distances[j][i] = distances[i][j];
      }
    }
    queue = new ArrayDeque<>();
    lockOfShortest = new Object();
    shortest = Integer.MAX_VALUE;
    extend(new int[] {0});
    Team.run(id -> new Solver(id, this));
    return shortest;
  }

  /** Puts every partial tour that starts so into the queue. */
  private void extend(int[] tour) {
    if (tour.length == Math.min(PREFIX, cities)) {
      queue.add(tour);
      return;
    }
    for (int city = 1; city < cities; city++) {
      if (!contains(tour, city)) {
        int[] longer = java.util.Arrays.copyOf(tour, tour.length + 1);
        longer[tour.length] = city;
        extend(longer);
      }
    }
  }

  private static boolean contains(int[] tour, int city) {
    for (int each : tour) {
      if (each == city) {
        return true;
      }
    }
    return false;
  }

  private int[] next() {
    synchronized (queue) {
      return queue.poll();
    }
  }

  private void found(int length) {
    synchronized (lockOfShortest) {
      if (length < shortest) {
        shortest = length;
      }
    }
  }

  private static final class Solver implements Runnable {
    private int id;
    private Tsp problem;
    private int[] tour;
    private boolean[] visited;

    Solver(int id, Tsp problem) {
      this.id = id;
      this.problem = problem;
    }

    @Override
    public void run() {
      tour = new int[problem.cities];
      visited = new boolean[problem.cities];
      int greedy = greedy(id);
      if (greedy < problem.shortest) {
        problem.found(greedy);
      }
      for (int[] start = problem.next(); start != null; start = problem.next()) {
        solve(start);
      }
    }

    /** The length of the tour that always goes to the nearest city. */
    private int greedy(int start) {
      boolean[] seen = new boolean[problem.cities];
      int city = start;
      int length = 0;
      for (int i = 1; i < problem.cities; i++) {
        seen[city] = true;
        int nearest = -1;
        for (int next = 0; next < problem.cities; next++) {
          if (!seen[next]
              && (nearest < 0
                  || problem.distances[city][next] < problem.distances[city][nearest])) {
            nearest = next;
          }
        }
        length += problem.distances[city][nearest];
        city = nearest;
      }
      return length + problem.distances[city][start];
    }

    private void solve(int[] start) {
      int length = 0;
      for (int i = 0; i < visited.length; i++) {
        visited[i] = false;
      }
      for (int i = 0; i < start.length; i++) {
        tour[i] = start[i];
        visited[start[i]] = true;
        length += i == 0 ? 0 : problem.distances[start[i - 1]][start[i]];
      }
      visit(start.length, length);
    }

    private void visit(int depth, int length) {
      if (length >= problem.shortest) {
        return;
      }
      int last = tour[depth - 1];
      if (depth == problem.cities) {
        int total = length + problem.distances[last][tour[0]];
        if (total < problem.shortest) {
          problem.found(total);
        }
        return;
      }
      for (int city = 1; city < problem.cities; city++) {
        if (!visited[city]) {
          visited[city] = true;
          tour[depth] = city;
          visit(depth + 1, length + problem.distances[last][city]);
          visited[city] = false;
        }
      }
    }
  }
}
