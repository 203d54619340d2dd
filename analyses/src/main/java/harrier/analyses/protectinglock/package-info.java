/** ProtectingLock: a filter for locks inside other locks. */
package harrier.analyses.protectinglock;
