/** Sets of locks, and which of them threads hold. Start with Locks. */
package harrier.analyses.locks;
