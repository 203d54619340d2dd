/** Racer: lock sets that follow the Java memory model. Start with Racer. */
package harrier.analyses.racer;
