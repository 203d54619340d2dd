package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.util.BitSet;

/** A bit set is read while another thread sets a bit. */
public final class BitSetSet {
  private static final Baton baton = new Baton();
  private static final BitSet bits = new BitSet();

  static void give() throws Exception {
    bits.set(3); // race BitSet
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(bits.get(70)); // race BitSet
  }

  public static void run() {
    Threads.together(BitSetSet::give, BitSetSet::take);
  }
}
