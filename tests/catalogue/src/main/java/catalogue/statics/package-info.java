/** Programs about static fields. */
package catalogue.statics;
