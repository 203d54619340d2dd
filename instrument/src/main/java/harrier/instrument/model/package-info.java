/**
 * Synchronization models: what a method of the JDK, or of any library, means for the order of
 * threads, as rows of text. Start with ModelFile for the format and ModelInstrumenter for what
 * becomes of a row.
 */
package harrier.instrument.model;
