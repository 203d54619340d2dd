package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Two threads feed the same digest. */
public final class MessageDigestShared {
  private static final Baton baton = new Baton();
  private static final MessageDigest digest = digest();

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  static void give() throws Exception {
    digest.update((byte) 1); // race MessageDigest
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(digest.digest()); // race MessageDigest
  }

  public static void run() {
    Threads.together(MessageDigestShared::give, MessageDigestShared::take);
  }
}
