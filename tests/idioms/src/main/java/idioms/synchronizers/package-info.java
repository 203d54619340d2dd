/** Latches, barriers, phasers, semaphores, exchangers. */
package idioms.synchronizers;
