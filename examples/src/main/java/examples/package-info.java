/** Small programs with and without concurrency errors, to run under Harrier. */
package examples;
