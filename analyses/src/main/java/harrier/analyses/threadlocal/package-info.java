/** ThreadLocal: a filter for variables of one thread. */
package harrier.analyses.threadlocal;
