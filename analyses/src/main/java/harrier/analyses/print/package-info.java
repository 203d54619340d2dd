/** Print: the event stream for people. */
package harrier.analyses.print;
