/** Findings files rendered for people and for other programs. Start with {@link Format}. */
package harrier.report;
