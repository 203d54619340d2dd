/**
 * Rewrites class files so that interesting operations call hooks. Start with ClassInstrumenter,
 * which names every step in order; ModelInstrumenter does the same for the JDK's own classes.
 */
package harrier.instrument;
