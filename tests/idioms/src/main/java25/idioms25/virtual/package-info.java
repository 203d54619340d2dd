/** Idioms of virtual threads. */
package idioms25.virtual;
