package harrier.trace;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a thread can do in a trace, each with the word for it. */
public enum Op {
  READ("rd", "a variable"),
  WRITE("wr", "a variable"),
  /** An access that orders nothing and races with plain ones only. */
  ATOMIC_READ("ard", "a variable"),
  ATOMIC_WRITE("awr", "a variable"),
  ACQUIRE("acq", "a lock"),
  RELEASE("rel", "a lock"),
  /** Takes a lock for reading, as others may. */
  ACQUIRE_SHARED("racq", "a lock"),
  RELEASE_SHARED("rrel", "a lock"),
  FORK("fork", "a thread"),
  JOIN("join", "a thread"),
  VOLATILE_READ("vrd", "a volatile variable"),
  VOLATILE_WRITE("vwr", "a volatile variable"),
  /** The part of a wait that gives the lock up. */
  WAIT("wait", "a lock"),
  /** The part of a wait that takes the lock back. */
  WAKE("wake", "a lock"),
  NOTIFY("notify", "a lock"),
  BARRIER("barrier", "threads"),
  PUBLISH("publish", "a channel"),
  /** The latest publication did not take place. */
  WITHDRAW("withdraw", null),
  OBSERVE("observe", "a channel"),
  ENTER("enter", "a method"),
  EXIT("exit", "a method"),
  /** The end of a class initializer. */
  INIT("init", "a class"),
  /** The first use of a class by a thread. */
  USE("use", "a class"),
  IS_ALIVE("alive", "a thread"),
  SLEEP("sleep", null),
  INTERRUPT("interrupt", "a thread"),
  INTERRUPTED("interrupted", null);

  private static final Map<String, Op> BY_WORD =
      Stream.of(values()).collect(Collectors.toMap(Op::toString, Function.identity()));

  private final String word;

  /** What it is done to; null for nothing. */
  private final String operand;

  Op(String word, String operand) {
    this.word = word;
    this.operand = operand;
  }

  /** The operation of that name, or null. */
  static Op of(String word) {
    return BY_WORD.get(word);
  }

  boolean isAccess() {
    return this == READ || this == WRITE || isAtomic();
  }

  boolean isAtomic() {
    return this == ATOMIC_READ || this == ATOMIC_WRITE;
  }

  /** Whether it takes a lock, alone or for reading. */
  boolean isAcquire() {
    return this == ACQUIRE || this == ACQUIRE_SHARED;
  }

  /** Whether it gives a lock up that was taken so. */
  boolean isRelease() {
    return this == RELEASE || this == RELEASE_SHARED;
  }

  /** What is wrong with so many operands, or null. */
  String objectionTo(int operands) {
    if (operand == null) {
      return operands == 0 ? null : word + " stands alone";
    }
    boolean fits = this == BARRIER ? operands > 0 : operands == 1;
    return fits ? null : word + " needs " + operand;
  }

  @Override
  public String toString() {
    return word;
  }
}
