/** Idioms of CompletableFuture: completion, stages, combinations and timeouts. */
package idioms.futures;
