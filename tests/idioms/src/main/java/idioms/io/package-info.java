/** Idioms of pipes, sockets, channels and processes: data that is read was written before. */
package idioms.io;
