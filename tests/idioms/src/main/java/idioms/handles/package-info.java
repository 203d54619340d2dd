/** Accesses through handles, in every mode, beside plain ones. Start with ReleaseAcquire. */
package idioms.handles;
