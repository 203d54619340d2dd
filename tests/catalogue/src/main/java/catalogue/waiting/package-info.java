/** Programs about wait and notify. */
package catalogue.waiting;
