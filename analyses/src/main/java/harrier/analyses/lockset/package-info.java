/** LockSet: which locks protect a variable. Start with LockSet. */
package harrier.analyses.lockset;
