/** Programs whose end is the idiom: hooks that run when the JVM shuts down. */
package endings.hooks;
