/** Locks in circular order: lines that can be part of a deadlock end in {@code // deadlock}. */
package catalogue.deadlocks;
