/** Programs about loops over arrays, and the ways to leave them. */
package catalogue.loops;
