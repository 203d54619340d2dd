package harrier.analyses.blocks;

import harrier.analyses.steps.Steps;
import harrier.shadow.Identity;
import harrier.shadow.ShadowVar;
import harrier.shadow.Site;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The accesses of the transaction that a thread is in, and the locks it holds. Touched by that
 * thread only.
 */
final class Recorder {
  /** So many variables of a transaction are looked at in pairs. */
  private static final int PAIRED = 6;

  /** So many variables of a transaction are looked at. */
  private static final int MOST_VARIABLES = 1000;

  /** So many different reads before the first write of a variable are kept. */
  private static final int INITIAL_READS = 4;

  /** So many different blocks of one variable are made in one transaction. */
  private static final int MOST_BLOCKS = 16;

  private Held held = Held.NOTHING;

  Held held() {
    return held;
  }

  /** Numbers for acquires and points. */
  private long next;

  long next() {
    return next++;
  }

  /** One in so many accesses to crowded variables is looked at, by chance. A power of two. */
  private static final int LOOKED_AT = 16;

  /** A random number: were they counted, it might always be the same access of a loop. */
  private int chance;

  /** Whether an access to a crowded variable outside of transactions is left out. */
  boolean passesOver(VariableBlocks x) {
    chance = chance * 1_103_515_245 + 12345;
    return x.hasAsFewAs(held) && (chance >>> 16 & LOOKED_AT - 1) != 0;
  }

  /** Where accesses outside of transactions have led, for as long as the same locks are held. */
  private final Steps steps = new Steps();

  /** From now on these locks are held. */
  void hold(Held now) {
    held = now;
    steps.moveOn();
  }

  /** The visits with another one, the same object if variables got them lately. */
  ShadowVar visit(Visits before, Identity t, boolean write, Site site, long word) {
    ShadowVar known = steps.find(word, write, before);
    return known != null
        ? known
        : steps.put(word, write, before, before.and(t, write, held, site, word));
  }

  /** Accesses to one variable. */
  private static final class Course {
    final List<Point> initialReads = new ArrayList<>(2);
    final List<Block> blocks = new ArrayList<>(2);
    Point last;
    Point lastWrite;

    /** The cache of one event. */
    boolean isLast(boolean write, Site site, Held held) {
      return last.isWrite() == write && last.operation().site() == site && last.held() == held;
    }

    /** Whether no block is made of a read any more. */
    boolean isFull() {
      return blocks.size() == MOST_BLOCKS
          && (lastWrite != null || initialReads.size() == INITIAL_READS);
    }
  }

  private final Map<VariableBlocks, Course> courses = new LinkedHashMap<>();

  /** Whether the transaction has accessed as many variables as are looked at. */
  boolean isFull() {
    return courses.size() >= MOST_VARIABLES;
  }

  boolean isEmpty() {
    return courses.isEmpty();
  }

  /** Whether nothing comes of an access. */
  boolean ignores(VariableBlocks x, boolean write, Site site) {
    Course course = courses.get(x);
    return course == null
        ? isFull()
        : course.isLast(write, site, held) || !write && course.isFull();
  }

  /** Adds an access that is not ignored. */
  void add(Point point) {
    Course course = courses.computeIfAbsent(point.variable(), x -> new Course());
    Point before = course.lastWrite != null ? course.lastWrite : course.last;
    if (before != null && course.blocks.size() < MOST_BLOCKS) {
      course.blocks.add(new Block(before, point));
    }
    if (point.isWrite()) {
      course.lastWrite = point;
    } else if (course.lastWrite == null && course.initialReads.size() < INITIAL_READS) {
      course.initialReads.add(point);
    }
    course.last = point;
  }

  /** Ends the transaction: hands out its blocks of one variable, then those of two. */
  void end(Consumer<Block> ofOne, Consumer<Block> ofTwo) {
    courses.values().forEach(course -> blocksOf(course).forEach(ofOne));
    List<Course> paired = courses.values().stream().limit(PAIRED).toList();
    for (Course one : paired) {
      for (Course other : paired) {
        if (one != other) {
          pair(one, other, ofTwo);
        }
      }
    }
    courses.clear();
  }

  private static List<Block> blocksOf(Course course) {
    List<Block> blocks = new ArrayList<>(course.blocks);
    if (course.lastWrite != null) {
      course.initialReads.forEach(read -> blocks.add(new Block(read, course.lastWrite)));
    }
    if (blocks.isEmpty()) {
      blocks.add(new Block(course.last, course.last));
    }
    return blocks;
  }

  /** Initial reads and final writes of one, followed by those of the other. */
  private static void pair(Course one, Course other, Consumer<Block> ofTwo) {
    for (Point first : ends(one)) {
      for (Point second : ends(other)) {
        if (first.order() < second.order()) {
          ofTwo.accept(new Block(first, second));
        }
      }
    }
  }

  private static List<Point> ends(Course course) {
    List<Point> ends = new ArrayList<>(course.initialReads);
    if (course.lastWrite != null) {
      ends.add(course.lastWrite);
    }
    return ends;
  }
}
