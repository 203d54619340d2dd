/** Idioms of interrupts and the ways to notice them. */
package idioms.interrupts;
