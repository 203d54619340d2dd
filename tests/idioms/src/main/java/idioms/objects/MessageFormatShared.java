package idioms.objects;

import baton.Baton;
import baton.Threads;
import idioms.Result;
import java.text.MessageFormat;
import java.util.Locale;

/** Two threads format with the same message. */
public final class MessageFormatShared {
  private static final Baton baton = new Baton();
  private static final MessageFormat format = new MessageFormat("{0}", Locale.ROOT);

  static void give() throws Exception {
    Result.use(format.format(new Object[] {"a"})); // race MessageFormat
    baton.pass(1);
  }

  static void take() throws Exception {
    baton.await(1);
    Result.use(format.format(new Object[] {"b"})); // race MessageFormat
  }

  public static void run() {
    Threads.together(MessageFormatShared::give, MessageFormatShared::take);
  }
}
