/** Programs about elements of arrays, and copies of them. */
package catalogue.arrays;
