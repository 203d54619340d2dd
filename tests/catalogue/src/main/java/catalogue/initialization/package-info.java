/** Programs about class initialization. */
package catalogue.initialization;
