/** Count: how many events of each kind. */
package harrier.analyses.count;
