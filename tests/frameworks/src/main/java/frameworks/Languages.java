package frameworks;

import clojure.java.api.Clojure;
import clojure.lang.IFn;
import groovy.lang.GroovyShell;
import kotlin.collections.CollectionsKt;
import kotlin.text.StringsKt;
import scala.collection.immutable.List$;
import scala.collection.immutable.Range;

/** Class files of other compilers at work: Groovy, Clojure, Kotlin, Scala. */
public final class Languages {
  private Languages() {}

  public static void main(String[] args) {
    System.out.println(
        new GroovyShell()
            .evaluate(
                """
                class Counter { int count; def plus(int n) { count += n; this } }
                def numbers = (1..5).collect { it * it }
                def counter = numbers.inject(new Counter()) { c, n -> c.plus(n) }
                synchronized (counter) { "${counter.count} ${numbers.findAll { it % 2 == 0 }}" }
                """)
            .toString());
    IFn eval = Clojure.var("clojure.core", "eval");
    IFn read = Clojure.var("clojure.core", "read-string");
    System.out.println(
        eval.invoke(
            read.invoke(
                """
                (let [total (atom 0)
                      adder (fn [n] (locking total (swap! total + n)))]
                  (dorun (map adder (range 10)))
                  (str @total " " (into (sorted-map) {:a 1 :b @(future 2)})))
                """)));
    Clojure.var("clojure.core", "shutdown-agents").invoke();
    System.out.println(
        CollectionsKt.windowed(CollectionsKt.listOf(1, 2, 3, 4), 2, 1, false)
            + StringsKt.repeat("k", 3)
            + StringsKt.lines("a\nb"));
    Range range = new Range.Inclusive(1, 5, 1);
    System.out.println(range.toList().reverse() + " " + List$.MODULE$.fill(2, () -> "s"));
  }
}
