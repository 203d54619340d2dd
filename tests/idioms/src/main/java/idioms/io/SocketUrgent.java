package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** So was urgent data. */
public final class SocketUrgent {
  private static int value;

  private SocketUrgent() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Threads.Worker writer =
        Threads.start(
            () -> {
              Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
              value = 1;
              client.sendUrgentData(1);
              client.getInputStream().read();
              client.close();
            });
    Socket accepted = server.accept();
    accepted.setOOBInline(true);
    accepted.getInputStream().read();
    value++;
    accepted.close();
    writer.finish();
    server.close();
  }
}
