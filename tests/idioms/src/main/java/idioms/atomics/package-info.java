/** java.util.concurrent.atomic: each method with the order that it promises. */
package idioms.atomics;
