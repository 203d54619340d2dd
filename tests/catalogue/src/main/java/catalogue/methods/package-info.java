/** Programs about the shapes of code: lambdas, inner classes, switches, huge methods. */
package catalogue.methods;
