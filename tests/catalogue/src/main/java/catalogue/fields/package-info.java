/** Programs about instance fields. */
package catalogue.fields;
