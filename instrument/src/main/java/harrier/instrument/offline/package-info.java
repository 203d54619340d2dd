/**
 * Instruments jars and folders before they run. Offline is the entry point.
 *
 * @see harrier.instrument.Template
 */
package harrier.instrument.offline;
