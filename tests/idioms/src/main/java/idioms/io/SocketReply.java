package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A reply that comes through a socket was sent before. */
public final class SocketReply {
  private static int value;

  private SocketReply() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Socket client = new Socket(server.getInetAddress(), server.getLocalPort());
    Socket accepted = server.accept();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              accepted.getOutputStream().write(1);
            });
    client.getInputStream().read();
    value++;
    writer.finish();
    client.close();
    accepted.close();
    server.close();
  }
}
