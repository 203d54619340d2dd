/**
 * The benchmark programs: targets, written as the programs of the papers are. {@link bench.Main}
 * runs one of them, {@link bench.Programs} lists them all.
 */
package bench;
