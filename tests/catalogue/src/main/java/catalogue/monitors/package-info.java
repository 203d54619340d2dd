/** Programs about synchronized blocks and methods. */
package catalogue.monitors;
