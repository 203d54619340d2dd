/**
 * Instruments every class of many published jars in every layout, and has a JVM verify the result.
 * Start with {@link harrier.jars.Main}.
 */
package harrier.jars;
