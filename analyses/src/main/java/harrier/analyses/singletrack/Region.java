package harrier.analyses.singletrack;

import harrier.shadow.Site;

/**
 * One execution of code that has to be deterministic, by all the threads that are started in it.
 *
 * @param entry where it began; null if it is the whole run
 */
record Region(Site entry) {
  /** The method, as findings name it, or null. */
  String method() {
    return entry == null ? null : entry.className + "." + entry.method;
  }
}
