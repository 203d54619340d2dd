package harrier.analyses.reduction;

import harrier.analyses.transaction.Operation;
import harrier.analyses.transaction.Transaction;

/**
 * A transaction that is not reducible should a variable turn out to be in a race.
 *
 * @param commit its commit point then
 * @param operation what comes after that, and must not
 * @param also a second variable that has to be in a race too; null for none
 */
record Suspicion(Transaction transaction, Operation commit, Operation operation, Watched also) {

  boolean isLike(Suspicion other) {
    return also == other.also
        && commit.site() == other.commit.site()
        && operation.site() == other.operation.site()
        && transaction.site == other.transaction.site;
  }
}
