package idioms.io;

import baton.Baton;
import baton.Threads;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** Data in one connection says nothing of another. */
public final class OtherSocket {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherSocket() {}

  public static void run() throws Exception {
    ServerSocket server = new ServerSocket(0, 2, InetAddress.getLoopbackAddress());
    Socket one = new Socket(server.getInetAddress(), server.getLocalPort());
    Socket oneAccepted = server.accept();
    Socket two = new Socket(server.getInetAddress(), server.getLocalPort());
    Socket twoAccepted = server.accept();
    two.getOutputStream().write(1);
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1; // race
              one.getOutputStream().write(1);
              baton.pass(1);
            });
    baton.await(1);
    twoAccepted.getInputStream().read();
    value++; // race
    writer.finish();
    one.close();
    two.close();
    oneAccepted.close();
    twoAccepted.close();
    server.close();
  }
}
