/**
 * Reduction: are transactions reducible, also in the light of later races? Start with Reduction.
 */
package harrier.analyses.reduction;
