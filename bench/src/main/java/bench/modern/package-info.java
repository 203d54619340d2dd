/** Programs that use threads as applications of today do. */
package bench.modern;
