/** Idioms of structured concurrency and scoped values. */
package idioms25.scopes;
