package bench.javagrande;

import bench.Checksum;
import bench.Program;
import bench.Team;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Argon atoms that attract and repel each other. Each worker moves its own copies of all particles
 * and computes a share of the forces; the shares are added up between barriers. Race-free.
 */
public final class MolDyn implements Program {
  private static final int MOVES = 20;
  private static final double DENSITY = 0.83134;
  private static final double STEP = 0.064;

  private final int cells;

  /** Forces on each particle, by axis: the sum of the workers' shares. */
  private double[][] forces;

  /** Forces by worker and axis. */
  private double[][][] shares;

  private double[] potentials;
  private double[] kinetic;

  /**
   * @param cells along each edge of the cube, with four atoms each
   */
  public MolDyn(int cells) {
    this.cells = cells;
  }

  @Override
  public long run() {
    int count = 4 * cells * cells * cells;
    forces = new double[3][count];
    shares = new double[Team.SIZE][3][count];
    potentials = new double[Team.SIZE];
    kinetic = new double[Team.SIZE];
    CyclicBarrier barrier = new CyclicBarrier(Team.SIZE);
    Team.run(id -> new Mover(id, this, barrier));
    Checksum sum = new Checksum().add(kinetic).add(potentials);
    return sum.add(forces[0]).add(forces[1]).add(forces[2]).value();
  }

  /** One worker, with particles of its own. */
  private static final class Mover implements Runnable {
    private int id;
    private MolDyn system;
    private CyclicBarrier barrier;
    private Particle[] particles;
    private int count;
    private double side;
    private double cutoff;

    Mover(int id, MolDyn system, CyclicBarrier barrier) {
      this.id = id;
      this.system = system;
      this.barrier = barrier;
    }

    @Override
    public void run() {
      place();
      double halfStepSquared = STEP * STEP * 0.5;
      for (int move = 0; move < MOVES; move++) {
        for (int i = 0; i < count; i++) {
          particles[i].move(side, i, system.forces, move);
        }
        await();
        clear();
        for (int i = id; i < count; i += Team.SIZE) {
          particles[i].force(side, cutoff, count, i, particles, system.shares[id], this);
        }
        await();
        addShares(halfStepSquared);
        await();
        double energy = 0;
        for (int i = 0; i < count; i++) {
          energy += particles[i].kick(i, system.forces);
        }
        system.kinetic[id] = energy;
      }
    }

    /** Puts the particles on the points of a face-centred lattice. */
    private void place() {
      count = 4 * system.cells * system.cells * system.cells;
      side = Math.cbrt(count / DENSITY);
      cutoff = side / 4;
      particles = new Particle[count];
      double a = side / system.cells;
      int n = 0;
      for (int corner = 0; corner < 4; corner++) {
        for (int i = 0; i < system.cells; i++) {
          for (int j = 0; j < system.cells; j++) {
            for (int k = 0; k < system.cells; k++) {
              double x = i * a + (corner == 1 || corner == 2 ? a / 2 : 0);
              double y = j * a + (corner == 1 || corner == 3 ? a / 2 : 0);
              double z = k * a + (corner == 2 || corner == 3 ? a / 2 : 0);
              double v = ((n * 37 % 101) - 50) * 1e-3;
              particles[n] = new Particle(x, y, z, v, -v, v / 2);
              n++;
            }
          }
        }
      }
    }

    private void clear() {
      if (id == 0) {
        for (double[] axis : system.forces) {
          for (int i = 0; i < count; i++) {
            axis[i] = 0;
          }
        }
      }
      for (double[] axis : system.shares[id]) {
        for (int i = 0; i < count; i++) {
          axis[i] = 0;
        }
      }
      system.potentials[id] = 0;
    }

    private void addShares(double factor) {
      if (id == 0) {
        for (int axis = 0; axis < 3; axis++) {
          for (int i = 0; i < count; i++) {
            for (int worker = 0; worker < Team.SIZE; worker++) {
              system.forces[axis][i] += system.shares[worker][axis][i] * factor;
            }
          }
        }
      }
    }

    void addPotential(double energy) {
      system.potentials[id] += energy;
    }

    private void await() {
      try {
        barrier.await();
      } catch (InterruptedException | BrokenBarrierException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** An atom: where it is, and how fast. */
  private static final class Particle {
    private double x;
    private double y;
    private double z;
    private double vx;
    private double vy;
    private double vz;

    Particle(double x, double y, double z, double vx, double vy, double vz) {
      this.x = x;
      this.y = y;
      this.z = z;
      this.vx = vx;
      this.vy = vy;
      this.vz = vz;
    }

    void move(double side, int i, double[][] forces, int move) {
      x = wrapped(x + vx * STEP * 1e-2 + (move == 0 ? 0 : forces[0][i]), side);
      y = wrapped(y + vy * STEP * 1e-2 + (move == 0 ? 0 : forces[1][i]), side);
      z = wrapped(z + vz * STEP * 1e-2 + (move == 0 ? 0 : forces[2][i]), side);
      vx += forces[0][i];
      vy += forces[1][i];
      vz += forces[2][i];
    }

    private static double wrapped(double position, double side) {
      double p = position % side;
      return p < 0 ? p + side : p;
    }

    /** Adds the forces between this particle and those behind it. */
    void force(
        double side,
        double cutoff,
        int count,
        int i,
        Particle[] particles,
        double[][] share,
        Mover worker) {
      double half = 0.5 * side;
      double fx = 0;
      double fy = 0;
      double fz = 0;
      for (int j = i + 1; j < count; j++) {
        double dx = x - particles[j].x;
        double dy = y - particles[j].y;
        double dz = z - particles[j].z;
        if (dx < -half) {
          dx += side;
        } else if (dx > half) {
          dx -= side;
        }
        if (dy < -half) {
          dy += side;
        } else if (dy > half) {
          dy -= side;
        }
        if (dz < -half) {
          dz += side;
        } else if (dz > half) {
          dz -= side;
        }
        double squared = dx * dx + dy * dy + dz * dz;
        if (squared <= cutoff * cutoff) {
          double inverse = 1.0 / Math.max(squared, 0.6);
          double inverse3 = inverse * inverse * inverse;
          worker.addPotential(inverse3 * inverse3 - inverse3);
          double strength = 48 * inverse * inverse3 * (inverse3 - 0.5) * 1e-3;
          fx += dx * strength;
          fy += dy * strength;
          fz += dz * strength;
          share[0][j] -= dx * strength;
          share[1][j] -= dy * strength;
          share[2][j] -= dz * strength;
        }
      }
      share[0][i] += fx;
      share[1][i] += fy;
      share[2][i] += fz;
    }

    /** Changes the velocity by the new forces, and answers the kinetic energy. */
    double kick(int i, double[][] forces) {
      vx += forces[0][i];
      vy += forces[1][i];
      vz += forces[2][i];
      return vx * vx + vy * vy + vz * vz;
    }
  }
}
