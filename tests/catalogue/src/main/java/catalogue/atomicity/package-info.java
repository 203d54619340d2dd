/**
 * Methods that have to be atomic. None of them is in a race; those marked {@code not atomic} can be
 * broken into nevertheless, and are.
 */
package catalogue.atomicity;
