/** Programs that reach a documented race in a library; the table of libraries says which. */
package drivers;
