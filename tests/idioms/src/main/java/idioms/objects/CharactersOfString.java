package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;

/** A string is made of characters while one is written. */
public final class CharactersOfString {
  private static final Baton baton = new Baton();
  private static final char[] array = {1, 2};

  private CharactersOfString() {}

  static void give() throws Exception {
    array[1] = 'b'; // race
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(new String(array)); // race
  }

  public static void run() {
    Threads.together(CharactersOfString::give, CharactersOfString::take);
  }
}
