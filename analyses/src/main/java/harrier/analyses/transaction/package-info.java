/**
 * Which executions have to be atomic, what the tools that check it share, and how a violation
 * becomes a finding. Start with Transactions, then TransactionTool.
 */
package harrier.analyses.transaction;
