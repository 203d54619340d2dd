/** Idioms of values that are set once. */
package idioms25.values;
