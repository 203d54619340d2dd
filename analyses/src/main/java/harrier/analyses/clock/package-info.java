/** Happens-before by vector clocks. Start with ClockedTool, which handles all synchronization. */
package harrier.analyses.clock;
