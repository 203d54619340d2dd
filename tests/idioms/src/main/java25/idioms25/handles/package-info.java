/** Handles of later JDKs. */
package idioms25.handles;
