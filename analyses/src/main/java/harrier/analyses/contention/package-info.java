/** Contention: where threads block on locks. Start with Contention. */
package harrier.analyses.contention;
