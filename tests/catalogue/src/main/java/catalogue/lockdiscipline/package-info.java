/** Which variables are protected by locks, and which in other ways or not at all. */
package catalogue.lockdiscipline;
