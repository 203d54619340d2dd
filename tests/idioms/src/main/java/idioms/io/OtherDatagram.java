package idioms.io;

import baton.Baton;
import baton.Threads;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

/** A datagram to one socket says nothing of another. */
public final class OtherDatagram {
  private static final Baton baton = new Baton();
  private static int value;

  private OtherDatagram() {}

  public static void run() throws Exception {
    InetAddress here = InetAddress.getLoopbackAddress();
    DatagramSocket one = new DatagramSocket(0, here);
    DatagramSocket other = new DatagramSocket(0, here);
    DatagramSocket sender = new DatagramSocket(0, here);
    sender.send(new DatagramPacket(new byte[1], 1, other.getLocalSocketAddress()));
    Threads.together(
        () -> {
          value = 1; // race
          sender.send(new DatagramPacket(new byte[1], 1, one.getLocalSocketAddress()));
          baton.pass(1);
        },
        () -> {
          baton.await(1);
          other.receive(new DatagramPacket(new byte[1], 1));
          value++; // race
        });
    one.close();
    other.close();
    sender.close();
  }
}
