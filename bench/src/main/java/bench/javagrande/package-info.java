/** Eight programs in the manner of the multithreaded JavaGrande benchmarks. */
package bench.javagrande;
