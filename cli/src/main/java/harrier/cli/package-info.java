/** The command line. Start with {@link Main}; the options are in {@link Key}. */
package harrier.cli;
