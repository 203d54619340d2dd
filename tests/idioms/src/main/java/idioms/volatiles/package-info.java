/** Idioms of volatile fields. */
package idioms.volatiles;
