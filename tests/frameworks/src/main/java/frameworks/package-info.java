/** Programs that use well-known libraries and print what these see of them. */
package frameworks;
