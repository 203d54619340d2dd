package catalogue.methods;

import baton.Threads;

/** A method that is too big for the just-in-time compiler, guarded by a lock. */
final class HugeMethodGuarded {
  private final int[] cells = new int[2];
  private int a = 1, b = 2, c = 3, d = 4, e = 5, f = 6;
  private int g = 7, h = 8, i = 9, j = 10, k = 11, l = 12;
  private int result;

  synchronized void add() {
    int sum = 0;
    sum += j + e + l + f + l + l + k + i + a + h + d + k + a + c + b + f + h + d + g + i;
    sum += b + j + d + a + l + d + g + e + c + g + c + b + c + j + j + h + c + c + a + a;
    sum += d + d + c + c + e + f + d + i + k + k + d + c + l + d + g + e + a + f + g + c;
    sum += c + e + b + f + e + j + j + a + j + k + l + f + b + e + f + e + h + l + f + c;
    sum += h + h + l + c + a + e + a + l + f + g + a + i + g + f + g + j + a + h + a + l;
    sum += c + j + d + b + d + h + f + i + f + i + e + h + b + j + l + f + e + a + g + b;
    sum += d + f + i + j + f + c + f + e + l + i + b + e + k + f + e + c + b + k + c + l;
    sum += l + e + h + c + l + a + b + j + i + g + a + d + l + j + f + e + h + k + g + c;
    sum += a + k + a + h + f + d + c + l + j + c + k + g + b + c + g + f + c + a + g + e;
    sum += c + h + j + c + i + h + h + l + l + f + h + e + e + h + g + c + b + g + i + c;
    sum += k + h + f + c + b + h + e + i + i + i + f + b + f + l + j + k + a + e + f + i;
    sum += l + k + e + h + e + l + l + e + f + k + c + j + a + h + i + e + f + k + e + h;
    sum += e + i + k + k + f + f + e + k + f + l + g + f + c + l + h + f + f + i + c + i;
    sum += c + d + f + h + e + l + b + l + k + l + g + c + j + j + i + k + g + e + j + i;
    sum += k + e + l + a + d + c + j + h + j + k + c + d + k + c + k + l + a + h + d + c;
    sum += a + c + b + f + c + h + d + i + a + g + h + f + g + k + j + b + j + d + d + l;
    sum += f + a + f + g + e + g + b + l + i + f + a + i + j + e + b + e + i + i + f + j;
    sum += e + f + c + g + g + j + k + i + f + h + c + c + j + g + j + h + d + c + j + b;
    sum += f + k + a + g + b + f + j + j + i + c + f + k + j + g + g + g + d + h + e + h;
    sum += l + g + g + c + j + j + e + l + e + h + e + g + a + f + e + h + e + c + h + a;
    sum += b + k + j + h + d + e + a + c + g + a + h + i + i + e + d + h + a + d + h + e;
    sum += c + l + e + e + h + j + h + i + k + j + l + b + a + c + e + e + i + l + f + j;
    sum += e + l + i + a + h + f + f + k + l + j + c + a + a + e + i + h + k + b + k + i;
    sum += d + a + g + g + j + j + l + l + k + k + h + g + h + g + k + l + d + e + h + b;
    sum += e + a + l + g + j + e + k + h + e + c + c + h + l + i + h + f + i + c + g + j;
    sum += i + a + b + l + d + e + b + b + k + a + f + l + g + b + g + l + h + a + b + b;
    sum += d + j + k + b + l + c + e + l + h + c + c + j + c + g + c + b + j + d + a + i;
    sum += b + k + g + l + b + e + a + j + j + b + l + g + j + c + a + g + b + f + k + j;
    sum += h + h + f + k + f + a + c + l + e + c + j + k + k + i + e + i + i + j + d + e;
    sum += b + i + d + e + e + i + c + d + f + h + l + g + c + c + l + a + k + f + b + j;
    sum += k + a + b + b + i + j + h + d + g + h + h + f + b + i + a + i + l + g + a + c;
    sum += g + k + d + l + b + b + k + h + d + c + l + j + g + f + d + e + f + j + l + f;
    sum += g + g + c + l + f + k + e + k + g + f + i + a + j + j + d + l + c + g + b + b;
    sum += a + a + c + d + d + a + h + h + k + f + a + g + h + e + j + g + f + h + h + b;
    sum += d + c + k + c + b + f + g + h + c + i + e + b + e + c + e + k + d + a + h + a;
    sum += f + f + f + a + l + a + k + h + h + c + b + k + f + e + h + k + d + l + c + a;
    sum += d + l + a + j + d + k + b + j + g + l + f + k + e + c + h + f + e + b + l + l;
    sum += h + c + d + c + k + d + a + k + j + g + l + e + a + h + a + h + k + g + c + a;
    sum += a + i + i + j + f + b + l + b + d + h + b + h + a + k + d + k + a + h + g + a;
    sum += a + e + g + h + e + k + a + a + d + c + l + i + k + g + d + i + d + b + f + b;
    sum += b + i + c + j + b + l + d + j + a + h + i + f + h + g + j + g + i + k + c + l;
    sum += a + e + l + h + d + i + b + c + e + h + b + e + g + f + c + c + i + b + h + d;
    sum += l + b + g + j + k + d + e + a + h + l + d + a + l + d + e + f + b + b + g + f;
    sum += g + i + a + e + k + c + j + a + h + c + l + k + a + l + a + l + g + e + b + g;
    sum += i + c + f + b + e + c + c + e + h + k + f + e + a + b + i + l + i + a + a + b;
    sum += a + c + f + g + e + j + a + d + i + g + c + f + d + f + f + a + c + j + j + c;
    sum += l + b + e + i + j + c + k + l + c + h + g + g + b + f + f + h + d + h + j + g;
    sum += c + h + a + k + c + i + h + h + j + a + b + c + g + k + a + d + a + a + j + d;
    sum += h + l + f + g + h + d + d + e + d + e + i + i + f + d + f + f + d + k + a + j;
    sum += h + g + f + c + c + d + h + g + a + b + c + g + b + l + e + d + f + h + k + h;
    sum += i + j + b + d + g + l + a + b + i + j + j + j + c + g + a + f + k + a + j + e;
    sum += i + g + i + h + i + l + l + g + h + j + l + i + k + a + i + c + g + f + j + a;
    sum += k + i + d + e + e + b + a + b + f + j + j + l + g + e + a + e + l + d + b + a;
    sum += b + k + e + f + l + l + j + j + i + d + h + i + b + b + d + f + i + g + g + a;
    sum += k + g + g + c + k + i + d + k + j + f + g + f + b + l + i + l + l + f + d + b;
    sum += d + e + e + e + j + b + c + b + k + g + c + d + k + b + j + j + k + k + i + l;
    sum += g + g + d + g + h + i + j + d + e + g + e + b + j + f + c + g + a + c + b + e;
    sum += j + i + j + j + c + g + d + f + j + b + k + l + f + l + b + a + h + c + i + b;
    sum += f + d + h + k + g + d + l + j + h + b + a + d + k + c + b + b + f + c + f + j;
    sum += b + j + h + l + f + c + l + i + j + k + b + f + b + b + d + d + f + f + c + h;
    sum += k + l + b + d + g + i + h + g + a + b + j + f + c + k + a + h + g + f + l + b;
    sum += h + l + l + e + a + b + h + f + l + d + f + g + c + e + h + k + l + b + j + b;
    sum += e + g + f + b + i + g + a + d + g + d + e + k + l + b + c + e + b + i + h + g;
    sum += c + i + g + d + b + h + f + c + b + a + c + f + a + a + e + i + h + g + i + b;
    sum += a + d + d + h + a + h + i + b + e + j + k + h + i + a + a + c + g + i + g + j;
    sum += k + k + j + k + j + a + d + a + g + l + g + g + g + a + c + f + c + e + d + g;
    sum += b + f + d + g + g + d + e + c + h + f + e + a + k + k + b + c + h + b + b + k;
    sum += g + a + g + c + d + k + a + l + h + f + j + h + c + h + d + b + f + j + a + a;
    sum += c + g + b + e + c + k + f + f + d + c + e + i + l + i + b + e + b + b + k + g;
    sum += f + e + f + h + i + j + h + d + j + c + e + a + i + a + l + g + c + d + h + k;
    sum += l + a + a + a + d + g + d + i + l + j + d + e + a + i + d + a + l + g + f + a;
    sum += i + e + h + h + b + k + b + f + j + i + e + l + j + j + g + g + e + c + j + k;
    sum += b + k + h + a + l + d + i + j + g + b + i + e + i + f + g + c + h + f + b + h;
    sum += a + j + j + d + j + h + a + a + l + b + b + f + c + f + f + e + e + h + c + l;
    sum += b + e + e + a + k + e + g + c + k + d + l + e + j + h + c + j + c + j + a + l;
    sum += f + i + b + a + h + a + l + j + h + k + k + a + a + j + g + b + g + l + i + j;
    sum += h + j + j + d + i + l + b + l + b + l + k + j + b + a + b + l + h + e + k + i;
    sum += i + l + b + k + k + e + b + g + e + e + h + e + e + a + f + i + k + h + h + g;
    sum += c + k + d + e + f + j + d + h + b + c + f + b + k + g + h + j + i + k + g + c;
    sum += d + c + h + c + k + i + h + j + f + a + c + g + e + j + h + i + i + d + i + d;
    sum += k + c + g + i + e + f + e + j + b + d + e + g + f + i + e + h + k + l + k + b;
    sum += b + l + b + f + b + b + k + e + j + c + a + i + g + c + k + f + l + e + b + g;
    sum += f + b + e + b + e + l + f + g + g + b + b + e + b + c + a + b + l + i + g + b;
    sum += h + g + b + d + g + a + j + i + e + k + b + k + i + f + f + b + h + g + b + c;
    sum += d + b + j + i + b + b + k + k + i + g + g + b + e + e + i + h + g + a + d + i;
    sum += c + g + k + k + c + d + f + l + i + b + c + e + a + k + h + e + h + i + j + k;
    sum += i + e + e + c + l + k + e + h + h + g + l + j + b + c + j + d + h + l + l + b;
    sum += h + d + c + d + c + k + b + l + h + e + j + h + k + c + l + h + b + e + j + e;
    sum += k + f + l + a + i + l + i + b + d + a + f + j + j + h + k + h + i + j + e + j;
    sum += f + a + e + c + i + g + e + g + f + c + e + k + d + l + a + a + h + c + e + g;
    result += sum;
    cells[1] += sum;
  }

  public static void main(String[] args) {
    HugeMethodGuarded target = new HugeMethodGuarded();
    Threads.together(target::add, target::add);
  }
}
