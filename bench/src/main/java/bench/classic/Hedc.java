package bench.classic;

import bench.Program;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Fetches documents from a server on this machine with a pool of threads. As in the program this is
 * modelled on, the one who asks looks at his tasks without a lock while the pool works on them:
 * {@code Task.worker}, {@code Task.patience} and {@code Pool.begun} are racy.
 */
public final class Hedc implements Program {
  private static final int WORKERS = 2;

  private final int documents;

  public Hedc(int documents) {
    this.documents = documents;
  }

  @Override
  public long run() throws IOException, InterruptedException {
    try (DocumentServer server = new DocumentServer()) {
      Pool pool = new Pool(server.port());
      pool.start();
      List<Task> tasks = new ArrayList<>();
      for (int i = 0; i < documents; i++) {
        Task task = new Task(i);
        tasks.add(task);
        pool.submit(task);
      }
      int begun = pool.begun;
      for (Task task : tasks) {
        task.patience = task.worker == null || begun < documents ? 3 : 2;
      }
      long sum = pool.lengths(documents);
      pool.stop();
      return sum;
    }
  }

  /** One document to fetch. */
  private static final class Task {
    private int number;
    private int patience = 1;
    private Thread worker;

    Task(int number) {
      this.number = number;
    }
  }

  /** Threads that fetch, what they are to fetch, and what they have fetched. */
  private static final class Pool {
    private final Deque<Task> waiting = new ArrayDeque<>();
    private final List<Integer> lengths = new ArrayList<>();
    private final List<Thread> workers = new ArrayList<>();
    private final int port;
    private boolean stopped;
    private int begun;

    Pool(int port) {
      this.port = port;
    }

    void start() {
      for (int i = 0; i < WORKERS; i++) {
        Thread worker = new Thread(this::work, "fetcher-" + i);
        workers.add(worker);
        worker.start();
      }
    }

    void submit(Task task) {
      synchronized (waiting) {
        waiting.add(task);
        waiting.notifyAll();
      }
    }

    private Task next() throws InterruptedException {
      synchronized (waiting) {
        while (waiting.isEmpty() && !stopped) {
          waiting.wait();
        }
        return waiting.poll();
      }
    }

    private void work() {
      try {
        for (Task task = next(); task != null; task = next()) {
          begun++;
          task.worker = Thread.currentThread();
          int length = fetch(task.number, task.patience);
          synchronized (lengths) {
            lengths.add(length);
            lengths.notifyAll();
          }
        }
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    private int fetch(int number, int patience) throws IOException {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        socket.setSoTimeout(patience * 30_000);
        OutputStream out = socket.getOutputStream();
        out.write(("GET /" + number + "\n").getBytes(StandardCharsets.US_ASCII));
        out.flush();
        int length = 0;
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          length += line.length();
        }
        return length;
      }
    }

    /** The sum, as soon as so many documents have come. */
    long lengths(int documents) throws InterruptedException {
      synchronized (lengths) {
        while (lengths.size() < documents) {
          lengths.wait();
        }
        long sum = 0;
        for (int length : lengths) {
          sum += length;
        }
        return sum;
      }
    }

    void stop() throws InterruptedException {
      synchronized (waiting) {
        stopped = true;
        waiting.notifyAll();
      }
      for (Thread worker : workers) {
        worker.join();
      }
    }
  }
}
