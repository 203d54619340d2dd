/** What race detectors with plain vector clocks share. Start with VectorDetector. */
package harrier.analyses.vectors;
