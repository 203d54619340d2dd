/** java.util.concurrent.locks. */
package idioms.locks;
