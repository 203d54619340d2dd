/** Concurrent maps: a key is published by whoever stores it. */
package idioms.maps;
