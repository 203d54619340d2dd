package drivers;

import org.apache.catalina.tribes.membership.MemberImpl;
import org.apache.catalina.tribes.transport.SenderState;

/** The state of a member is set by one sender and asked for by another. */
final class Tomcat58383 {
  static void drive() throws Exception {
    SenderState state = SenderState.getSenderState(new MemberImpl("localhost", 4000, 1));
    Unordered.run(state::setFailing, state::isReady);
  }
}
