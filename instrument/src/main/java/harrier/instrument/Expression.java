package harrier.instrument;

/** What is known of a value on the stack: how the method came by it. */
sealed interface Expression {
  /** Whether the value of a local is part of it. */
  boolean uses(int local);

  record Local(int slot) implements Expression {
    @Override
    public boolean uses(int local) {
      return slot == local;
    }
  }

  record Constant(int value) implements Expression {
    @Override
    public boolean uses(int local) {
      return false;
    }
  }

  /** The sum of two values, or their difference. */
  record Sum(Expression first, Expression second, boolean isDifference) implements Expression {
    @Override
    public boolean uses(int local) {
      return first.uses(local) || second.uses(local);
    }
  }

  /** A field as it was when it was read; of no object if it is static. */
  record Field(String owner, String name, Expression object) implements Expression {
    @Override
    public boolean uses(int local) {
      return object != null && object.uses(local);
    }
  }

  /** An element as it was when it was read. */
  record Element(Expression array, Expression index) implements Expression {
    @Override
    public boolean uses(int local) {
      return array.uses(local) || index.uses(local);
    }
  }

  /** The result of an instruction of which no more is known. */
  record Result(int instruction) implements Expression {
    @Override
    public boolean uses(int local) {
      return false;
    }
  }
}
