/** Idioms of executors: tasks, their futures and the end of their pools. */
package idioms.executors;
