/** Atomizer: are transactions reducible? Start with Atomizer. */
package harrier.analyses.atomizer;
