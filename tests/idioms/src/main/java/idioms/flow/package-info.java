/** Idioms of Flow and SubmissionPublisher. */
package idioms.flow;
