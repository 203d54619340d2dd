/** Idioms of the executors that came after JDK 17. */
package idioms25.executors;
