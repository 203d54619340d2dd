/** The tools, one package each. Start with Registry: it names them all. */
package harrier.analyses;
