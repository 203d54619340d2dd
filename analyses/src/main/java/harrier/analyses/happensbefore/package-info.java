/** Happens-before race detection with plain vector clocks. Start with HappensBefore. */
package harrier.analyses.happensbefore;
