/** Idioms of parallel streams and parallel array operations. */
package idioms.streams;
