/**
 * How Harrier gets into the target's JVM. Agent is the entry point and shares the bootstrap loader
 * with the runtime; everything else here lives in a loader of its own, starting with Core.
 */
package harrier.agent;
