package idioms.io;

import baton.Baton;
import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;

/** That one socket is closed says nothing of another. */
public final class OtherClosed {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherClosed() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    other.close();
    Threads.together(
        () -> {
          value = 1; // race
          server.close();
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          if (other.isClosed()) {
            value++; // race
          }
        });
  }
}
