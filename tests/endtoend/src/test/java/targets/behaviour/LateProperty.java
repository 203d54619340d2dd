package targets.behaviour;

import java.net.ServerSocket;

/** Says which sockets it wants in time: before anything has loaded the network library. */
final class LateProperty {
  private LateProperty() {}

  public static void main(String[] args) throws Exception {
    System.setProperty("java.net.preferIPv4Stack", "true");
    try (ServerSocket socket = new ServerSocket(0)) {
      System.out.println(socket.getInetAddress());
    }
  }
}
