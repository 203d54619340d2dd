/** The packaged agent in JVMs of its own. Start with Run, which starts one. */
package harrier.endtoend;
