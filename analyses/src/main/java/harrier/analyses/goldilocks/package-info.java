/** Race detection with sets of synchronization devices. Start with Goldilocks. */
package harrier.analyses.goldilocks;
