/** Happens-before race detection with epochs. Start with FastTrack. */
package harrier.analyses.fasttrack;
