/** Monitors that the JDK locks: synchronized collections and wrappers. */
package idioms.monitors;
