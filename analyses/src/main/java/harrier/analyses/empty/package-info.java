/** Empty: an event stream that ends here. */
package harrier.analyses.empty;
