/** Race detection with vector clocks, once an epoch. Start with DjitPlus. */
package harrier.analyses.djitplus;
