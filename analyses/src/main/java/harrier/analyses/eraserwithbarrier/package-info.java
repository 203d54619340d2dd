/** Lock sets that barriers reset. Start with EraserWithBarrier. */
package harrier.analyses.eraserwithbarrier;
