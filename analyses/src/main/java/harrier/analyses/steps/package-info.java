/** What tools remember of the accesses they have handled lately. */
package harrier.analyses.steps;
