/** Idioms of java.util.Timer. */
package idioms.timers;
