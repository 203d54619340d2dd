/** Programs about interrupts and their observation. */
package catalogue.interrupts;
