/** What was found, and how it gets to the console and the findings file. Start with Findings. */
package harrier.finding;
