/**
 * Idioms of java.util.concurrent and the rest of the JDK: each case a write and a read that only
 * the idiom orders, or a twin that lacks it and races. One class a case, with a public static
 * method run.
 */
package idioms;
