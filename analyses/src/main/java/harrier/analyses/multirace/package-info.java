/** Race detection with vector clocks behind lock sets. Start with MultiRace. */
package harrier.analyses.multirace;
