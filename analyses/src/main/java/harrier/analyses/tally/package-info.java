/** Figures by kind of event, shared by the tools that count. */
package harrier.analyses.tally;
