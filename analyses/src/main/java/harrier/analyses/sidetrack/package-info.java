/**
 * SideTrack: would another order of the observed critical sections be serializable? Start with
 * SideTrack.
 */
package harrier.analyses.sidetrack;
