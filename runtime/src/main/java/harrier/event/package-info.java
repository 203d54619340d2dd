/** What a target does, as tools see it. Start with Event; AccessEvent leads to shadow state. */
package harrier.event;
