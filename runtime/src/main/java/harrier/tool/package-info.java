/** What an analysis is: tools, chains of them, and how events reach them. Start with Tool. */
package harrier.tool;
