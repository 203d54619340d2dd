package applications;

import java.nio.file.Path;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.IntField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/** Lucene: threads add, replace and look for documents in one index. */
final class Lucene {
  private static final int USERS = 4;
  private static final int DOCUMENTS = 200;
  private static final String[] WORDS = {
    "falcon", "kite", "harrier", "heron", "plover", "marsh", "moor", "flies", "hunts", "rests"
  };

  private Lucene() {}

  public static void main(String[] args) throws Exception {
    IndexWriterConfig config = new IndexWriterConfig(new StandardAnalyzer());
    config.setMaxBufferedDocs(100);
    try (Directory folder = FSDirectory.open(Path.of("index"));
        IndexWriter writer = new IndexWriter(folder, config);
        SearcherManager searchers = new SearcherManager(writer, null)) {
      System.out.println(Load.of(USERS, user -> work(writer, searchers, user)) + " documents");
      writer.forceMerge(1);
      writer.commit();
      searchers.maybeRefreshBlocking();
      System.out.println(Load.of(USERS, user -> hits(searchers, user)) + " hits");
    }
  }

  private static long work(IndexWriter writer, SearcherManager searchers, int user)
      throws Exception {
    for (int i = 0; i < DOCUMENTS; i++) {
      int id = user * DOCUMENTS + i;
      writer.addDocument(document(id));
      if (i % 40 == 39) {
        writer.updateDocument(new Term("id", "" + (id - 20)), document(id - 20));
        searchers.maybeRefresh();
        hits(searchers, user);
      }
      if (i % 150 == 149) {
        writer.commit();
      }
    }
    return DOCUMENTS;
  }

  private static Document document(int id) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      text.append(WORDS[(id * 31 + i * i * 7) % WORDS.length]).append(' ');
    }
    Document document = new Document();
    document.add(new StringField("id", "" + id, Field.Store.YES));
    document.add(new IntField("number", id, Field.Store.NO));
    document.add(new TextField("text", text.toString(), Field.Store.YES));
    return document;
  }

  private static long hits(SearcherManager searchers, int user) throws Exception {
    IndexSearcher searcher = searchers.acquire();
    try {
      Query word = new TermQuery(new Term("text", WORDS[user]));
      Query phrase = new PhraseQuery("text", WORDS[user + 1], WORDS[user + 3]);
      return searcher.count(word)
          + searcher.count(phrase)
          + searcher.search(IntField.newRangeQuery("number", 100, 300), 10).scoreDocs.length;
    } finally {
      searchers.release(searcher);
    }
  }
}
