/** Programs about clones, which start afresh. */
package catalogue.clones;
