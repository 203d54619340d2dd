/** Idioms of class initialization. */
package idioms.classes;
