/**
 * Sets of locks, which of them threads hold, and what the tools that judge by them share. Start
 * with Locks, then LockDetector.
 */
package harrier.analyses.locks;
