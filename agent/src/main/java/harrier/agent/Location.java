package harrier.agent;

import java.io.File;
import java.net.URI;
import java.net.URL;

/** Where the agent's own jar is. */
final class Location {
  private Location() {}

  static String ofAgent() {
    URL own = ClassLoader.getSystemResource("harrier/agent/Agent.class");
    String text = own.toString(); // jar:file:/a/b.jar!/harrier/agent/Agent.class
    return new File(URI.create(text.substring("jar:".length(), text.lastIndexOf("!/")))).getPath();
  }
}
