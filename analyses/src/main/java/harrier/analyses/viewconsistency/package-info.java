/**
 * ViewConsistency: variables that belong together but are used apart. Start with ViewConsistency.
 */
package harrier.analyses.viewconsistency;
