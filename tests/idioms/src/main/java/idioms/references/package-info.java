/** Idioms of references, cleaners and reference queues. */
package idioms.references;
