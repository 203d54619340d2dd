package harrier.hook;

import harrier.shadow.Memory;
import java.net.DatagramPacket;
import java.net.InetSocketAddress;
import java.net.SocketImpl;

/**
 * Data that one thread sends and another receives within this JVM. The two ends of a connection are
 * known to each other by their ports; connections without ports share one channel.
 */
final class Connections {
  private static final long PORT = Memory.offsetOf(SocketImpl.class, "port");
  private static final long LOCAL_PORT = Memory.offsetOf(SocketImpl.class, "localport");

  /** Stands for all connections; its keys are pairs of ports. */
  private static final Object ALL = new Object();

  /** Stands for all sockets that receive datagrams; its keys are their ports. */
  private static final Object DATAGRAMS = new Object();

  private static final long PACKET_PORT = Memory.offsetOf(DatagramPacket.class, "port");

  /** The channel that a process and its streams share. */
  private static final String PROCESS = "process";

  private static final Class<?> TO_PROCESS = processStream("ProcessPipeOutputStream");
  private static final Class<?> FROM_PROCESS = processStream("ProcessPipeInputStream");

  private Connections() {}

  private static Class<?> processStream(String name) {
    try {
      return Class.forName("java.lang.ProcessImpl$" + name, false, null);
    } catch (ClassNotFoundException e) {
      return null;
    }
  }

  static void sent(Object socket) {
    publish(localPort(socket), port(socket));
  }

  static void received(Object socket) {
    observe(port(socket), localPort(socket));
  }

  static void sent(Object localAddress, Object remoteAddress) {
    publish(portOf(localAddress), portOf(remoteAddress));
  }

  static void received(Object localAddress, Object remoteAddress) {
    observe(portOf(remoteAddress), portOf(localAddress));
  }

  /** Who connects is heard of by whoever accepts at that port. */
  static void connecting(Object address) {
    publish(0, portOf(address));
  }

  /** A connection was accepted, by a socket or at an address. */
  static void accepted(Object at) {
    observe(0, at instanceof SocketImpl ? localPort(at) : portOf(at));
  }

  /** A datagram is sent to a port of this machine, or of another: nobody observes that. */
  static void sentDatagram(Object to) {
    int port = to instanceof DatagramPacket ? Memory.getInt(to, PACKET_PORT) : portOf(to);
    Synchronization.publishKey(DATAGRAMS, port);
  }

  static void receivedDatagram(Object localAddress) {
    Synchronization.observeKey(DATAGRAMS, portOf(localAddress));
  }

  static void sentToProcess(Object stream) {
    if (stream.getClass() == TO_PROCESS) {
      Synchronization.publish(stream, PROCESS);
    }
  }

  static void receivedFromProcess(Object stream) {
    if (stream.getClass() == FROM_PROCESS) {
      Synchronization.observe(stream, PROCESS);
    }
  }

  private static int port(Object socket) {
    return Memory.getInt(socket, PORT);
  }

  private static int localPort(Object socket) {
    return Memory.getInt(socket, LOCAL_PORT);
  }

  private static int portOf(Object address) {
    return address instanceof InetSocketAddress internet ? internet.getPort() : 0;
  }

  private static void publish(int from, int to) {
    Synchronization.publishKey(ALL, from << 16 | to);
  }

  private static void observe(int from, int to) {
    Synchronization.observeKey(ALL, from << 16 | to);
  }
}
