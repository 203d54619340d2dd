package idioms.objects;

import baton.Baton;
import baton.Threads;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;

/** Two threads write to the same data stream. */
public final class DataStreamShared {
  private static final Baton baton = new Baton();
  private static final DataOutputStream data = new DataOutputStream(new ByteArrayOutputStream());

  static void give() throws Exception {
    data.writeInt(1); // race DataOutputStream
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    data.writeInt(2); // race DataOutputStream
  }

  public static void run() {
    Threads.together(DataStreamShared::give, DataStreamShared::take);
  }
}
