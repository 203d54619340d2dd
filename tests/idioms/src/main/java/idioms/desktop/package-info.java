/** Idioms of user interfaces. */
package idioms.desktop;
