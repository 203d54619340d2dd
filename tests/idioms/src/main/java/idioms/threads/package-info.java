/** Idioms of threads: start, join, end, groups, handlers and inherited values. */
package idioms.threads;
