package frameworks;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/** An object with state of every kind, for libraries to look at. */
public class Account implements Serializable, Cloneable {
  public static int opened;

  protected String owner = "owner";
  private long balance = 3;
  private volatile boolean open = true;
  private transient int visits = 5;
  private List<String> notes = List.of("a", "b");
  private Map<String, Integer> limits = Map.of("day", 7);
  private int[] history = {1, 2, 3};

  public String getOwner() {
    return owner;
  }

  public void setOwner(String owner) {
    this.owner = owner;
  }

  public long getBalance() {
    return balance;
  }

  public void setBalance(long balance) {
    this.balance = balance;
  }

  public boolean isOpen() {
    return open;
  }

  public List<String> getNotes() {
    return notes;
  }

  public final int[] history() {
    visits++;
    return history;
  }

  /** Has components. */
  public record Entry(String text, int amount, int[] parts) implements Serializable {}

  /** Inherits. */
  public static final class Savings extends Account {
    private double rate = 0.5;

    public double getRate() {
      return rate;
    }
  }
}
