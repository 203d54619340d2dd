package harrier.instrument.offline;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** Manifests: what a signature leaves in them, and how a jar starts the agent itself. */
final class JarManifest {
  private static final String LAUNCHER_AGENT = "Launcher-Agent-Class";

  private JarManifest() {}

  /** Whether an entry belongs to a signature. */
  static boolean isSignature(String name) {
    String upper = name.toUpperCase(Locale.ROOT);
    return upper.startsWith("META-INF/")
        && upper.indexOf('/', "META-INF/".length()) < 0
        && (upper.endsWith(".SF")
            || upper.endsWith(".RSA")
            || upper.endsWith(".DSA")
            || upper.endsWith(".EC")
            || upper.startsWith("META-INF/SIG-"));
  }

  /**
   * The manifest for the rewritten jar.
   *
   * @param isOutermost whether {@code java -jar} may start it: it then starts the agent first
   */
  static byte[] rewritten(byte[] original, boolean isOutermost, boolean isSigned)
      throws IOException {
    Manifest manifest = new Manifest(new ByteArrayInputStream(original));
    Attributes main = manifest.getMainAttributes();
    boolean isStarted = isOutermost && main.getValue(Attributes.Name.MAIN_CLASS) != null;
    if (!isStarted && !isSigned) {
      return original;
    }
    if (isStarted && main.getValue(LAUNCHER_AGENT) == null) {
      main.putValue(LAUNCHER_AGENT, "harrier.agent.Agent");
      main.putValue("Can-Retransform-Classes", "true");
      main.putValue("Can-Redefine-Classes", "true");
    }
    if (isSigned) {
      manifest.getEntries().values().forEach(JarManifest::dropDigests);
      manifest.getEntries().values().removeIf(Attributes::isEmpty);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    manifest.write(out);
    return out.toByteArray();
  }

  private static void dropDigests(Attributes attributes) {
    attributes.keySet().removeIf(name -> name.toString().contains("-Digest"));
  }
}
