package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

/** A checksum is read while another thread updates it. */
public final class ChecksumShared {
  private static final Baton baton = new Baton();
  private static final Checksum sum = new CRC32();

  static void give() throws Exception {
    sum.update(1); // race CRC32
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(sum.getValue()); // race CRC32
  }

  public static void run() {
    Threads.together(ChecksumShared::give, ChecksumShared::take);
  }
}
