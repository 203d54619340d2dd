/** Idioms of fork and join: pools, tasks and completers. */
package idioms.forkjoin;
