/** Programs about volatile fields. */
package catalogue.volatiles;
