/** Goodlock: locks that threads take in circular order. Start with Goodlock. */
package harrier.analyses.goodlock;
