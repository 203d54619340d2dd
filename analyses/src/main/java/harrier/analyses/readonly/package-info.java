/** ReadOnly: a filter for variables that are only read. */
package harrier.analyses.readonly;
