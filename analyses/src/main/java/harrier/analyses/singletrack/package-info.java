/** SingleTrack: do threads communicate deterministically? Start with SingleTrack. */
package harrier.analyses.singletrack;
