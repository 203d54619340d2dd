/** Events written down, and fed to a chain again. Start with Trace and Replay. */
package harrier.trace;
