package harrier.trace;

import harrier.tool.Chain;
import harrier.tool.WordTool;

/**
 * Feeds traces to a chain, one event after the other, as the hooks of a running program would.
 *
 * <p>Threads that nobody forks exist from the start. A thread ends after its last step, and one
 * without steps when it is joined or the trace ends. A step that no program can do at that point is
 * an IllegalArgumentException that names its line.
 *
 * @param wordTool the tool whose words the variables carry; null to give them references
 * @param inlineTest whether accesses that hooks settle without an event are kept from the tool
 */
public record Replay(Chain chain, WordTool wordTool, boolean inlineTest) {
  /** Variables carry references, as for any chain. */
  public static Replay withReferences(Chain chain) {
    return new Replay(chain, null, true);
  }

  /** Variables carry the words of the chain's first tool. */
  public static Replay withWords(Chain chain) {
    WordTool tool = chain.wordTool();
    if (tool == null) {
      throw new IllegalArgumentException("the first tool of the chain does not keep words");
    }
    tool.keepWords();
    return new Replay(chain, tool, true);
  }

  /** The tool gets every access. */
  public Replay withoutInlineTest() {
    return new Replay(chain, wordTool, false);
  }

  public void run(Trace trace) {
    new Playback(this, trace).run();
  }
}
