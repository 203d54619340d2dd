package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;

/**
 * Renders 64 spheres. Each worker has a scene of its own and takes it as the lock for the sum of
 * both, so that {@code total} is racy, as in the program this is modelled on.
 */
public final class RayTracer implements Program {
  /** Of the pixels of both workers. Nobody relies on it. */
  private static long total;

  private final int width;
  private int[][] rows;
  private long[] sums;

  public RayTracer(int width) {
    this.width = width;
  }

  @Override
  public long run() {
    rows = new int[width][];
    sums = new long[Team.SIZE];
    total = 0;
    Team.run(id -> new Renderer(id, this));
    Checksum sum = new Checksum();
    for (int[] row : rows) {
      for (int pixel : row) {
        sum.add(pixel);
      }
    }
    return sum.add(sums[0]).add(sums[1]).value();
  }

  /** One worker: every second row. */
  private static final class Renderer implements Runnable {
    private static final int DEPTH = 4;

    private int id;
    private RayTracer picture;
    private Scene scene;
    private long checksum;

    Renderer(int id, RayTracer picture) {
      this.id = id;
      this.picture = picture;
    }

    @Override
    public void run() {
      scene = new Scene();
      int width = picture.width;
      for (int y = id; y < width; y += Team.SIZE) {
        int[] row = new int[width];
        for (int x = 0; x < width; x++) {
          Vector direction =
              new Vector((x - width / 2.0) / width, (y - width / 2.0) / width, 1).normalized();
          Vector color = trace(new Ray(scene.eye, direction), 0, 1);
          int red = level(color.x);
          int green = level(color.y);
          int blue = level(color.z);
          checksum += red + green + blue;
          row[x] = red << 16 | green << 8 | blue;
        }
        picture.rows[y] = row;
      }
      picture.sums[id] = checksum;
      synchronized (scene) { // the wrong lock: each worker has another
        total += checksum;
      }
    }

    private static int level(double light) {
      return (int) Math.min(255, Math.max(0, light * 255));
    }

    private Vector trace(Ray ray, int level, double weight) {
      Hit hit = nearest(ray);
      if (hit == null) {
        return new Vector(0.1 * weight, 0.1 * weight, 0.2 * weight);
      }
      Vector point = ray.at(hit.distance);
      Vector normal = hit.sphere.normal(point);
      if (normal.dot(ray.direction) > 0) {
        normal = normal.scaled(-1);
      }
      return shade(level, weight, point, normal, ray.direction, hit.sphere);
    }

    private Vector shade(
        int level, double weight, Vector point, Vector normal, Vector incoming, Sphere sphere) {
      Vector color = sphere.color.scaled(0.1);
      for (Light light : scene.lights) {
        Vector toLight = light.position.minus(point);
        double cosine = normal.dot(toLight.normalized());
        if (cosine > 0 && nearest(new Ray(point, toLight.normalized())) == null) {
          color = color.plus(sphere.color.scaled(cosine * light.brightness));
        }
      }
      Vector reflected = incoming.minus(normal.scaled(2 * incoming.dot(normal)));
      if (level < DEPTH && weight * sphere.shine > 0.01) {
        Vector mirrored =
            trace(new Ray(point, reflected.normalized()), level + 1, weight * sphere.shine);
        color = color.plus(mirrored.scaled(sphere.shine));
      }
      return color;
    }

    private Hit nearest(Ray ray) {
      Hit nearest = null;
      for (int i = 0; i < scene.spheres.length; i++) {
        Hit hit = scene.spheres[i].intersect(ray);
        if (hit != null && (nearest == null || hit.distance < nearest.distance)) {
          nearest = hit;
        }
      }
      return nearest;
    }
  }

  /** What there is to see. */
  private static final class Scene {
    private Sphere[] spheres = new Sphere[64];
    private Light[] lights = new Light[3];
    private Vector eye = new Vector(0, 0, -30);

    Scene() {
      int n = 0;
      for (int i = 0; i < 4; i++) {
        for (int j = 0; j < 4; j++) {
          for (int k = 0; k < 4; k++) {
            Vector centre = new Vector(-12 + i * 8, -12 + j * 8, k * 8);
            Vector color = new Vector(i * 0.25 + 0.2, j * 0.2 + 0.3, k * 0.2 + 0.2);
            spheres[n++] = new Sphere(centre, 3, color, 0.3);
          }
        }
      }
      lights[0] = new Light(new Vector(100, 100, -50), 0.8);
      lights[1] = new Light(new Vector(-100, 100, -50), 0.5);
      lights[2] = new Light(new Vector(0, -60, -80), 0.3);
    }
  }

  private static final class Light {
    private Vector position;
    private double brightness;

    Light(Vector position, double brightness) {
      this.position = position;
      this.brightness = brightness;
    }
  }

  private static final class Ray {
    private Vector origin;
    private Vector direction;

    Ray(Vector origin, Vector direction) {
      this.origin = origin;
      this.direction = direction;
    }

    Vector at(double distance) {
      return origin.plus(direction.scaled(distance));
    }
  }

  private static final class Hit {
    private double distance;
    private Sphere sphere;

    Hit(double distance, Sphere sphere) {
      this.distance = distance;
      this.sphere = sphere;
    }
  }

  private static final class Sphere {
    private Vector centre;
    private double radius;
    private double radiusSquared;
    private Vector color;
    private double shine;

    Sphere(Vector centre, double radius, Vector color, double shine) {
      this.centre = centre;
      this.radius = radius;
      this.radiusSquared = radius * radius;
      this.color = color;
      this.shine = shine;
    }

    Hit intersect(Ray ray) {
      Vector toCentre = centre.minus(ray.origin);
      double along = toCentre.dot(ray.direction);
      double discriminant = along * along - toCentre.dot(toCentre) + radiusSquared;
      if (discriminant < 0) {
        return null;
      }
      double root = Math.sqrt(discriminant);
      double distance = along - root < 1e-6 ? along + root : along - root;
      return distance < 1e-6 ? null : new Hit(distance, this);
    }

    Vector normal(Vector point) {
      return point.minus(centre).scaled(1 / radius);
    }
  }

  /** A point, a direction or a color. */
  private static final class Vector {
    private double x;
    private double y;
    private double z;

    Vector(double x, double y, double z) {
      this.x = x;
      this.y = y;
      this.z = z;
    }

    Vector plus(Vector other) {
      return new Vector(x + other.x, y + other.y, z + other.z);
    }

    Vector minus(Vector other) {
      return new Vector(x - other.x, y - other.y, z - other.z);
    }

    Vector scaled(double factor) {
      return new Vector(x * factor, y * factor, z * factor);
    }

    double dot(Vector other) {
      return x * other.x + y * other.y + z * other.z;
    }

    Vector normalized() {
      return scaled(1 / Math.sqrt(dot(this)));
    }
  }
}
