package harrier.analyses;

import static harrier.analyses.ToolEntry.Kind.ATOMICITY_CHECKER;
import static harrier.analyses.ToolEntry.Kind.DEADLOCK_DETECTOR;
import static harrier.analyses.ToolEntry.Kind.DETERMINISM_CHECKER;
import static harrier.analyses.ToolEntry.Kind.FILTER;
import static harrier.analyses.ToolEntry.Kind.RACE_DETECTOR;
import static harrier.analyses.ToolEntry.Kind.UTILITY;

import harrier.finding.FindingSink;
import harrier.tool.Chain;
import harrier.tool.ChainSpec;
import harrier.tool.Tool;
import harrier.tool.Words;
import java.util.List;
import java.util.Optional;

/** Every tool there is, and chains of tools by name. */
public final class Registry {
  private static final String ATOMIZER = "Flanagan and Freund, Atomizer, SCP 2008";
  private static final String BLOCKS = "Wang and Stoller, Runtime Analysis of Atomicity, TSE 2006";
  private static final String ERASER = "Savage et al., Eraser, TOCS 1997";
  private static final String FASTTRACK = "Flanagan and Freund, FastTrack, PLDI 2009";
  private static final String GOODLOCK =
      "Bensalem and Havelund, Dynamic Deadlock Analysis of Multi-Threaded Programs, HVC 2005";
  private static final String MULTIRACE = "Pozniansky and Schuster, MultiRace, CCPE 2007";
  private static final String ROADRUNNER = "Flanagan and Freund, RoadRunner, PASTE 2010";
  private static final String SIDETRACK = "Yi, Sadowski and Flanagan, SideTrack, PADTAD 2009";
  private static final String SINGLETRACK = "Sadowski, Freund and Flanagan, SingleTrack, ESOP 2009";
  private static final String VELODROME = "Flanagan, Freund and Yi, Velodrome, PLDI 2008";

  /** The option of all tools that check transactions. */
  private static final String ATOMIC = "atomic";

  private static final List<ToolEntry> ENTRIES =
      List.of(
          ToolEntry.tool(
              "FastTrack",
              RACE_DETECTOR,
              "reports data races: two accesses that nothing orders, with both sites",
              "no false alarms; finds at least the first race on every variable",
              FASTTRACK),
          ToolEntry.tool(
              "HappensBefore",
              RACE_DETECTOR,
              "reports data races with plain vector clocks, slowly, to compare with",
              "no false alarms; finds at least the first race on every variable",
              "Lamport, Time, Clocks, and the Ordering of Events, CACM 1978"),
          ToolEntry.chain(
              "BasicVC",
              RACE_DETECTOR,
              "HappensBefore",
              "another name for HappensBefore, by which the FastTrack paper calls it",
              "no false alarms; finds at least the first race on every variable",
              FASTTRACK),
          ToolEntry.tool(
              "DjitPlus",
              RACE_DETECTOR,
              "reports data races with vector clocks, looked at once in each epoch",
              "no false alarms; finds at least the first race on every variable",
              MULTIRACE),
          ToolEntry.tool(
              "MultiRace",
              RACE_DETECTOR,
              "reports data races with vector clocks, compared once no lock protects the variable",
              "no false alarms; finds at least the first race on every variable",
              MULTIRACE),
          ToolEntry.tool(
              "Goldilocks",
              RACE_DETECTOR,
              "reports data races with sets of threads and locks that grow as order spreads",
              "no false alarms; finds at least the first race on every variable",
              "Elmas, Qadeer and Tasiran, Goldilocks, PLDI 2007"),
          ToolEntry.tool(
              "LockSet",
              RACE_DETECTOR,
              "reports variables that no single lock protects at every access",
              "can raise false alarms; misses no race of the observed run",
              ERASER),
          ToolEntry.chain(
              "Eraser",
              RACE_DETECTOR,
              "ThreadLocal:ReadOnly:LockSet",
              "LockSet on variables that are shared and written",
              "can raise false alarms; can miss races with a variable's first thread",
              ERASER),
          ToolEntry.tool(
              "Velodrome",
              ATOMICITY_CHECKER,
              "reports methods that did not run as if alone, with the cycle of operations",
              "no false alarms; misses nothing of the observed run, or says so",
              VELODROME,
              ATOMIC),
          ToolEntry.tool(
              "Atomizer",
              ATOMICITY_CHECKER,
              "reports methods that reduction cannot show to be atomic, behind a race detector",
              "can raise false alarms; warns also of what this run got away with",
              ATOMIZER,
              ATOMIC),
          ToolEntry.tool(
              "Blocks",
              ATOMICITY_CHECKER,
              "reports methods whose accesses others can break into, as far as locks tell",
              "can raise false alarms, fewer than reduction; warns of other runs too",
              BLOCKS,
              ATOMIC),
          ToolEntry.tool(
              "Reduction",
              ATOMICITY_CHECKER,
              "reports methods that reduction cannot show to be atomic, by its own lock sets",
              "can raise false alarms; judges earlier calls again when a race turns up",
              BLOCKS,
              ATOMIC),
          ToolEntry.tool(
              "SideTrack",
              ATOMICITY_CHECKER,
              "reports methods that take a lock twice, if others could come in between",
              "no false alarms as long as values do not decide who takes a lock",
              SIDETRACK,
              ATOMIC),
          ToolEntry.tool(
              "SingleTrack",
              DETERMINISM_CHECKER,
              "reports communication between threads whose order is up to the scheduler",
              "can raise false alarms where the order makes no difference",
              SINGLETRACK,
              "deterministic"),
          ToolEntry.tool(
              "EraserWithBarrier",
              RACE_DETECTOR,
              "reports variables that no single lock protects between two barriers",
              "can raise false alarms; can miss races with a variable's first thread",
              FASTTRACK),
          ToolEntry.tool(
              "Racer",
              RACE_DETECTOR,
              "reports variables that no single lock protects since they were last handed over",
              "can raise false alarms; misses no race of the observed run",
              "Bodden and Havelund, Aspect-Oriented Race Detection in Java, TSE 2010"),
          ToolEntry.tool(
              "ViewConsistency",
              RACE_DETECTOR,
              "reports variables used together here and apart there under one lock, and stale values",
              "can raise false alarms; can miss errors that are no matter of views",
              "Artho, Havelund and Biere, High-Level Data Races, STVR 2003"),
          ToolEntry.tool(
              "Goodlock",
              DEADLOCK_DETECTOR,
              "reports locks that threads take in circular order, with the stacks of both of each",
              "can raise false alarms; misses no circle of locks that nothing else orders",
              GOODLOCK,
              "goodlock.ordered"),
          ToolEntry.tool(
              "ThreadLocal",
              FILTER,
              "filters accesses to variables that one thread alone uses",
              "can hide races with a variable's first thread",
              ROADRUNNER),
          ToolEntry.tool(
              "ReadOnly",
              FILTER,
              "filters reads of variables that are not written any more",
              "can hide races with reads before the first write",
              ROADRUNNER),
          ToolEntry.tool(
              "ProtectingLock",
              FILTER,
              "filters acquires of locks that are only used inside another lock",
              "hides nothing from happens-before tools; LockSet can raise more false alarms",
              ROADRUNNER),
          ToolEntry.tool(
              "FaultInjection",
              UTILITY,
              "drops a share of the synchronization events, to see what a tool then reports",
              "makes later tools raise false alarms: that is its purpose",
              ROADRUNNER,
              "fault.share",
              "fault.seed"),
          ToolEntry.tool(
              "Jumble",
              UTILITY,
              "answers racy reads of fields with older values, to see what the race can do",
              "reports nothing; changes what a racy target does, never one without races",
              "Flanagan and Freund, Adversarial Memory for Detecting Destructive Races, PLDI 2010",
              "jumble.seed",
              "jumble.share"),
          ToolEntry.tool(
              "Print",
              UTILITY,
              "prints the event stream",
              "reports nothing, passes everything on",
              ROADRUNNER),
          ToolEntry.tool(
              "Count",
              UTILITY,
              "counts events by kind",
              "reports nothing, passes everything on",
              ROADRUNNER),
          ToolEntry.tool(
              "Timer",
              UTILITY,
              "measures the time spent in the rest of the chain, by kind of event",
              "reports nothing, passes everything on",
              ROADRUNNER),
          ToolEntry.tool(
              "Contention",
              UTILITY,
              "shows where threads block on locks, and for how long",
              "reports nothing, passes everything on; synchronized methods only as a total",
              ROADRUNNER),
          ToolEntry.tool(
              "Empty",
              UTILITY,
              "asks for no event and does nothing, to measure the cost of being there",
              "reports nothing, passes nothing on",
              ROADRUNNER));

  private Registry() {}

  public static List<ToolEntry> entries() {
    return ENTRIES;
  }

  /** The entry of that name, in any case. */
  public static Optional<ToolEntry> find(String name) {
    return ENTRIES.stream().filter(entry -> entry.name().equalsIgnoreCase(name)).findFirst();
  }

  /** The name a user most likely meant. */
  public static String nearest(String name) {
    return Words.nearest(name, ENTRIES.stream().map(ToolEntry::name).toList());
  }

  /**
   * Makes the tool of that name: a registered one, else the user's own class.
   *
   * @param user loads the user's own tools; null if there are none
   * @throws IllegalArgumentException if there is none or it cannot be made; the message says why
   */
  public static Tool make(String name, ClassLoader user) {
    ToolEntry entry = find(name).orElse(null);
    if (entry == null) {
      return UserTool.make(name, user);
    }
    if (entry.isChain()) {
      throw new IllegalArgumentException(name + " is not a tool but the chain " + entry.chain());
    }
    return entry.make();
  }

  /** Replaces names of chains by the chains they stand for. */
  public static ChainSpec expand(ChainSpec spec) {
    if (spec instanceof ChainSpec.Sequence sequence) {
      return new ChainSpec.Sequence(sequence.steps().stream().map(Registry::expand).toList());
    }
    if (spec instanceof ChainSpec.Parallel parallel) {
      return new ChainSpec.Parallel(parallel.branches().stream().map(Registry::expand).toList());
    }
    return find(((ChainSpec.Named) spec).name())
        .filter(ToolEntry::isChain)
        .map(entry -> ChainSpec.parse(entry.chain()))
        .orElse(spec);
  }

  /** Makes the chain a user has written; mistakes are as in {@link #make}. */
  public static Chain chain(String text, ClassLoader user, FindingSink sink) {
    return Chain.of(expand(ChainSpec.parse(text)), name -> make(name, user), sink);
  }
}
