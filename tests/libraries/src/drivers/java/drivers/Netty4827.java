package drivers;

import io.netty.util.ResourceLeakDetector;

/** Allocations are counted to sample some of them. */
final class Netty4827 {
  static void drive() {
    ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.SIMPLE);
    ResourceLeakDetector<Object> detector = new ResourceLeakDetector<>("buffer");
    Unordered.twice(() -> detector.open(new Object()));
  }
}
