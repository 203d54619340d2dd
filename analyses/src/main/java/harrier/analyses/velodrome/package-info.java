/** Velodrome: is the observed trace conflict-serializable? Start with Velodrome, then Graph. */
package harrier.analyses.velodrome;
