package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Data that is available was written before. */
public final class SocketAvailable {
  private static int value;

  private SocketAvailable() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Threads.Worker writer =
        Threads.start(
            () -> {
              Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
              value = 1;
              client.getOutputStream().write(1);
              client.getInputStream().read();
              client.close();
            });
    Socket accepted = server.accept();
    while (accepted.getInputStream().available() == 0) {
      Thread.onSpinWait();
    }
    value++;
    accepted.close();
    writer.finish();
    server.close();
  }
}
