/** Copy-on-write collections, and things that order nothing. */
package idioms.collections;
