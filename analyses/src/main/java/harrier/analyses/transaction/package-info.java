/**
 * Which executions have to be atomic, and how a violation becomes a finding. Start with
 * Transactions.
 */
package harrier.analyses.transaction;
