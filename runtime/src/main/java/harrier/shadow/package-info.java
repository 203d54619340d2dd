/**
 * What Harrier remembers about the target's threads, locks and variables. Start with ShadowThread.
 */
package harrier.shadow;
