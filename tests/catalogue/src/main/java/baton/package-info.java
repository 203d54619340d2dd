/** What the programs of the catalogue share: threads and their order. Start with Baton. */
package baton;
