/** Programs in the manner of the small ones that race detectors have been tried on for long. */
package bench.classic;
