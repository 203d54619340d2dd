package harrier.tool;

import harrier.event.AccessEvent;
import harrier.finding.FindingSink;
import harrier.shadow.ShadowThread;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/** Tools linked one behind the other, ready for events. */
public final class Chain {
  private final List<Tool> tools;

  /** Where events enter. Changes only when the first tool is switched off. */
  private Tool first;

  /** The first tool as configured: a compiler takes it for a constant. */
  @Stable private final Tool head;

  private Chain(List<Tool> tools, FindingSink sink) {
    this.tools = tools;
    Tool rest = new LastTool();
    for (int i = tools.size() - 1; i >= 0; i--) {
      tools.get(i).link(rest, sink);
      rest = tools.get(i);
    }
    first = rest;
    head = rest;
  }

  /** Builds the chain a specification describes, with tools made by name. */
  public static Chain of(ChainSpec spec, Function<String, Tool> maker, FindingSink sink) {
    List<Tool> tools = new ArrayList<>();
    append(spec, maker, sink, tools);
    return new Chain(tools, sink);
  }

  /** A chain of one tool. */
  public static Chain of(Tool tool, FindingSink sink) {
    return new Chain(List.of(tool), sink);
  }

  private static void append(
      ChainSpec spec, Function<String, Tool> maker, FindingSink sink, List<Tool> tools) {
    if (spec instanceof ChainSpec.Named named) {
      tools.add(maker.apply(named.name()));
    } else if (spec instanceof ChainSpec.Sequence sequence) {
      sequence.steps().forEach(step -> append(step, maker, sink, tools));
    } else if (spec instanceof ChainSpec.Parallel parallel) {
      tools.add(
          new Parallel(
              parallel.branches().stream().map(branch -> of(branch, maker, sink)).toList()));
    }
  }

  /** This chain with one event handled at a time. */
  public Chain serialized(FindingSink sink) {
    List<Tool> all = new ArrayList<>(tools);
    all.add(0, new Serialized());
    return new Chain(all, sink);
  }

  public Tool first() {
    return first;
  }

  /** The first tool, switched off or not, for those who ask it at every access. */
  @ForceInline
  public Tool head() {
    return head;
  }

  /** Whether nothing comes of an access to a variable that the first tool has handed on. */
  public boolean isTrivialBehindFirst(ShadowVar shadow, ShadowThread t, boolean write) {
    Tool second = head.next();
    return write ? second.isTrivialWrite(shadow, t) : second.isTrivialRead(shadow, t);
  }

  /** The tools as configured, those of parallel branches too. */
  public List<Tool> tools() {
    List<Tool> all = new ArrayList<>();
    for (Tool tool : tools) {
      if (tool instanceof Parallel parallel) {
        parallel.branches().forEach(branch -> all.addAll(branch.tools()));
      } else if (!(tool instanceof Serialized)) {
        all.add(tool);
      }
    }
    return all;
  }

  /** The tool that keeps words in the target's objects, or null: it has to be the first. */
  public WordTool wordTool() {
    return first instanceof WordTool wordTool && valueTool() == null ? wordTool : null;
  }

  /** Whether it is the only tool. */
  public boolean isOneTool() {
    return tools.size() == 1;
  }

  /** Whether accesses to array elements are of interest to some tool that handles accesses. */
  public boolean watchesElements() {
    return tools().stream()
        .anyMatch(tool -> tool.interests().contains(EventKind.ACCESS) && tool.watchesElements());
  }

  /** Whether all tools allow accesses to array elements to be told later. */
  public Gathering gathering() {
    if (!watchesElements()) {
      return Gathering.UNWATCHED;
    }
    if (!tools().stream().allMatch(Tool::allowsGathering)) {
      return Gathering.NEVER;
    }
    return askedBeforeLoops().isEmpty() ? Gathering.ALWAYS : Gathering.ASKED;
  }

  /** Whether gathered accesses may wait beyond the beginnings and the ends of methods. */
  public boolean gathersOverMethods() {
    return tools().stream().allMatch(Tool::allowsGatheringOverMethods);
  }

  /** The tools that want to be asked before each loop. */
  public List<Tool> askedBeforeLoops() {
    return tools().stream().filter(Chain::isAskedBeforeLoops).toList();
  }

  private static boolean isAskedBeforeLoops(Tool tool) {
    try {
      return tool.getClass().getMethod("allowsGatheringBy", ShadowThread.class).getDeclaringClass()
          != Tool.class;
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Whether an access to a field may stand for the same ones that follow it. */
  public boolean allowsSpans() {
    return tools().stream().allMatch(Tool::allowsSpans);
  }

  /** Whether some tool wants to hear who observes what nobody has published. */
  public boolean hearsEveryObserver() {
    return tools().stream().anyMatch(Tool::hearsEveryObserver);
  }

  /** The tool that wants to see values, or null. */
  public ValueTool valueTool() {
    for (Tool tool : tools()) {
      if (tool instanceof ValueTool valueTool) {
        return valueTool;
      }
    }
    return null;
  }

  /** Whether a tool wants to hear of the method that begins or ends at a site. */
  public boolean wantsMethod(Site boundary) {
    for (Tool tool = first; !(tool instanceof LastTool); tool = tool.next()) {
      boolean isAsked =
          tool.interests().contains(EventKind.ENTER) || tool.interests().contains(EventKind.EXIT);
      if (isAsked && tool.wantsMethod(boundary)) {
        return true;
      }
    }
    return false;
  }

  public Set<EventKind> interests() {
    Set<EventKind> all = EnumSet.noneOf(EventKind.class);
    tools.forEach(tool -> all.addAll(tool.interests()));
    return all;
  }

  public void init(ToolOptions options) {
    tools().forEach(tool -> tool.init(options));
  }

  /** Finds the variable's shadow, making it at the first access, and handles the access. */
  public void access(AccessEvent e) {
    if (e.refresh() == null) {
      ShadowVar made = first.makeShadowVar(e);
      if (made != null) {
        e.putShadow(made);
      }
    }
    first.access(e);
  }

  /**
   * Takes the tool that threw out of the chain: the one whose code is innermost on the stack. Code
   * that several tools inherit names one of them only if nothing further out names a single one.
   * False if no tool is to blame.
   */
  public boolean switchOff(Throwable trouble, Consumer<Tool> announce) {
    Tool blamed = null;
    for (StackTraceElement frame : trouble.getStackTrace()) {
      List<Tool> suspects = tools().stream().filter(tool -> isOf(tool, frame)).toList();
      if (suspects.size() == 1 || blamed == null && !suspects.isEmpty()) {
        blamed = suspects.get(0);
      }
      if (suspects.size() == 1) {
        break;
      }
    }
    if (blamed != null) {
      announce.accept(blamed);
      unlink(blamed);
    }
    return blamed != null;
  }

  /** Whether a frame is of code that the tool has written or inherited. */
  private static boolean isOf(Tool tool, StackTraceElement frame) {
    for (Class<?> type = tool.getClass(); type != Tool.class; type = type.getSuperclass()) {
      if (frame.getClassName().equals(type.getName()) && type != Relay.class) {
        return true;
      }
    }
    return false;
  }

  private void unlink(Tool tool) {
    if (first == tool) {
      first = tool.next();
      return;
    }
    for (Tool each : tools) {
      if (each instanceof Parallel parallel) {
        parallel.branches().forEach(branch -> branch.unlink(tool));
      } else if (each.next() == tool) {
        each.skipNext();
      }
    }
  }
}
