package idioms.io;

import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Who connects comes before whoever accepts. */
public final class Accept {
  private static int value;

  private Accept() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              new Socket(server.getInetAddress(), server.getLocalPort()).close();
            });
    server.accept().close();
    value++;
    writer.finish();
    server.close();
  }
}
