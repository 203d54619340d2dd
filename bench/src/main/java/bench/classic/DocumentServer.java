package bench.classic;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/** Serves documents whose length depends on their number, one after the other. */
final class DocumentServer implements AutoCloseable {
  private final ServerSocket socket;
  private final Thread thread;

  DocumentServer() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    thread = new Thread(this::serve, "server");
    thread.start();
  }

  int port() {
    return socket.getLocalPort();
  }

  private void serve() {
    try {
      while (true) {
        try (Socket client = socket.accept()) {
          answer(client);
        }
      }
    } catch (SocketException e) {
      // The server is closed.
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void answer(Socket client) throws IOException {
    BufferedReader in =
        new BufferedReader(
            new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
    int number = Integer.parseInt(in.readLine().substring("GET /".length()));
    StringBuilder document = new StringBuilder();
    for (int i = 0; i < 20 + number % 30; i++) {
      document.append("line ").append(i).append(" of document ").append(number).append('\n');
    }
    OutputStream out = client.getOutputStream();
    out.write(document.toString().getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  @Override
  public void close() throws IOException {
    socket.close();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
