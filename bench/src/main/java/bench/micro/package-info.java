/** Programs that do one thing many times: what an operation costs, and how the cost grows. */
package bench.micro;
