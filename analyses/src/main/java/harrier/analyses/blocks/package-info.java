/**
 * Blocks: can accesses of transactions be interleaved in a way no serial run explains? Start with
 * Blocks.
 */
package harrier.analyses.blocks;
