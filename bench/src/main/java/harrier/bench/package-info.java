/**
 * The harness: forks JVMs that run the programs of {@link bench}, plain and under tools, and makes
 * tables of what they measured. {@link harrier.bench.Bench} comes first.
 */
package harrier.bench;
