package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** The end of a connection is seen after what came before close. */
public final class SocketEnd {
  private static int value;

  private SocketEnd() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
    Socket accepted = server.accept();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              client.close();
            });
    accepted.getInputStream().read();
    value++;
    writer.finish();
    accepted.close();
    server.close();
  }
}
