package idioms.io;

import baton.Threads;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

/** A datagram that was received was sent before. */
public final class Datagram {
  private static int value;

  private Datagram() {}

  public static void run() throws Exception {
    DatagramSocket receiver = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    DatagramSocket sender = new DatagramSocket();
    Threads.Worker writer =
        Threads.start(
            () -> {
              value = 1;
              sender.send(new DatagramPacket(new byte[1], 1, receiver.getLocalSocketAddress()));
            });
    receiver.receive(new DatagramPacket(new byte[1], 1));
    value++;
    writer.finish();
    receiver.close();
    sender.close();
  }
}
