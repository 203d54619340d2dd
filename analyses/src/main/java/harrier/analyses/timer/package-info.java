/** Timer: where the rest of a chain spends its time. */
package harrier.analyses.timer;
