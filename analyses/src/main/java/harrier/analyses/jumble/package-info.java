/** Jumble: answers racy reads with older values. Start with Jumble. */
package harrier.analyses.jumble;
