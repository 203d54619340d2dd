package harrier.analyses.blocks;

import harrier.shadow.Decoration;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;

/** The shadow of a variable that has not escaped from its first thread: one for each thread. */
record Owned(ShadowThread owner) implements ShadowVar {
  private static final Decoration<ShadowThread, Owned> BY = Decoration.startingWith(Owned::new);

  static Owned by(ShadowThread t) {
    return BY.get(t);
  }
}
