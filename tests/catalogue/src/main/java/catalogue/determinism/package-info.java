/** Parallel work that has to give the same result in each run. None of it is in a race. */
package catalogue.determinism;
