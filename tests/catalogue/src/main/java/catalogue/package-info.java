/**
 * Small programs, each with what Harrier has to find in it as comments on its lines. They are in
 * the packages beneath, by theme; Catalogue lists them.
 */
package catalogue;
