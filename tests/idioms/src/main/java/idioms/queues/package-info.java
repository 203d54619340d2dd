/** Queues and deques: an element is handed over by whoever puts it in. */
package idioms.queues;
