/** Streams that came after JDK 17. */
package idioms25.streams;
