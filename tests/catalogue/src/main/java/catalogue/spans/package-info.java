/** Programs about accesses to the same field one after another, and what comes between them. */
package catalogue.spans;
