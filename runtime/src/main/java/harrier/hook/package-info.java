/**
 * What instrumented code calls: hooks that turn the target's operations into events for the chain.
 * Start with Live, then WordHooks and ReferenceHooks for accesses, SyncHooks and ThreadHooks for
 * the rest.
 */
package harrier.hook;
