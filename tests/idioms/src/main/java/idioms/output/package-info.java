/** What streams, writers and logging guard, and what they do not. */
package idioms.output;
