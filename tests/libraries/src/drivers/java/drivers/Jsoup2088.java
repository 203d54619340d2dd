package drivers;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.select.Evaluator;
import org.jsoup.select.QueryParser;

/** A compiled query keeps an iterator, and may be shared. */
final class Jsoup2088 {
  static void drive() {
    Evaluator query = QueryParser.parse("ul:has(b)");
    Document first = page();
    Document second = page();
    Unordered.run(() -> first.select(query), () -> second.select(query));
  }

  private static Document page() {
    return Jsoup.parse("<ul><li>one</li><li><b>two</b></li></ul>".repeat(20));
  }
}
