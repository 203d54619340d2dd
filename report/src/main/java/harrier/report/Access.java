package harrier.report;

import java.util.List;

/** One of the accesses a finding is about. Locks are null if unknown. */
record Access(
    String op,
    String thread,
    String site,
    List<String> stack,
    List<String> locks,
    String startedBy,
    String startedAt) {

  Access {
    op = op == null ? "access" : op;
    thread = thread == null ? "?" : thread;
    site = site == null ? "?" : site;
    stack = stack == null ? List.of() : List.copyOf(stack);
    locks = locks == null ? null : List.copyOf(locks);
  }

  Site at() {
    return Site.of(site);
  }

  /** The stack, or the site alone where no stack is known. */
  List<String> frames() {
    return stack.isEmpty() ? List.of(site) : stack;
  }
}
