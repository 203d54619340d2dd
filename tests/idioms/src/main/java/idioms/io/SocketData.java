package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Data that comes through a socket was sent before. */
public final class SocketData {
  private static int value;

  private SocketData() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
    Socket accepted = server.accept();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              client.getOutputStream().write(1);
            });
    accepted.getInputStream().read();
    value++;
    writer.finish();
    client.close();
    accepted.close();
    server.close();
  }
}
