package harrier.analyses.transaction;

import harrier.shadow.ShadowLock;
import harrier.shadow.Site;

/** One execution of a method or synchronized block that has to be atomic. */
public final class Transaction {
  /** Where it began. */
  public final Site site;

  /** The transaction around it, or null. */
  public final Transaction outer;

  /** The lock of a block; null for a method. */
  final ShadowLock lock;

  /** When it began, as the tool that checks it counts. */
  public long start;

  /** Whether it has been reported: once is enough. */
  public boolean isReported;

  Transaction(Site site, ShadowLock lock, Transaction outer) {
    this.site = site;
    this.lock = lock;
    this.outer = outer;
  }

  public boolean isOutermost() {
    return outer == null;
  }

  /** The innermost transaction that has both this one and another inside; null if there is none. */
  public Transaction around(Transaction other) {
    Transaction around = this;
    while (around != null && !around.contains(other)) {
      around = around.outer;
    }
    return around;
  }

  private boolean contains(Transaction other) {
    Transaction each = other;
    while (each != null && each != this) {
      each = each.outer;
    }
    return each == this;
  }

  /** The method, as findings name it: {@code a.B.inc}. */
  public String method() {
    return site.className + "." + site.method;
  }

  /** In words: the method, or which of its blocks. */
  public String description() {
    return lock == null ? method() : "the synchronized block at " + site;
  }

  boolean isOf(Site boundary) {
    return lock == null
        && site.method.equals(boundary.method)
        && site.className.equals(boundary.className);
  }
}
