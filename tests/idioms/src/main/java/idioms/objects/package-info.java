/** Objects of the JDK that are not thread-safe: calls on them are reads and writes of them. */
package idioms.objects;
