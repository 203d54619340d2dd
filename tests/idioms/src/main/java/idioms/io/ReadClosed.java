package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

/** So is who waits for data. */
public final class ReadClosed {
  private static int value;

  private ReadClosed() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
    Socket accepted = server.accept();
    Threads.Worker waiting =
        Threads.start(
            () -> {
              try {
                accepted.getInputStream().read();
              } catch (SocketException expected) {
                value++;
              }
            });
    value = 1;
    accepted.close();
    waiting.finish();
    client.close();
    server.close();
  }
}
