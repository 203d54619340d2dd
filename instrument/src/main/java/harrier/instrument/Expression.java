package harrier.instrument;

import java.util.Set;

/** What is known of a value on the stack: how the method came by it. */
sealed interface Expression {
  /** Whether the value of a local is part of it. */
  boolean uses(int local);

  /** Whether it equals another one. What a record has for that takes long to get going. */
  boolean is(Expression other);

  /** Whether one of some locals is what it is a sum of, with whatever else. */
  default boolean movesWith(Set<Integer> locals) {
    return this instanceof Local local && locals.contains(local.slot())
        || this instanceof Sum sum
            && (sum.first().movesWith(locals) || sum.second().movesWith(locals));
  }

  /** The same value after a local has grown; null if that cannot be said. */
  default Expression afterGrowth(int local, int by) {
    if (!uses(local)) {
      return this;
    }
    if (this instanceof Local) {
      return new Sum(this, new Constant(by), true);
    }
    if (this instanceof Sum sum) {
      Expression first = sum.first().afterGrowth(local, by);
      Expression second = sum.second().afterGrowth(local, by);
      return first == null || second == null ? null : new Sum(first, second, sum.isDifference());
    }
    return null;
  }

  record Local(int slot) implements Expression {
    @Override
    public boolean uses(int local) {
      return slot == local;
    }

    @Override
    public boolean is(Expression other) {
      return other instanceof Local that && slot == that.slot;
    }
  }

  record Constant(int value) implements Expression {
    @Override
    public boolean uses(int local) {
      return false;
    }

    @Override
    public boolean is(Expression other) {
      return other instanceof Constant that && value == that.value;
    }
  }

  /** The sum of two values, or their difference. */
  record Sum(Expression first, Expression second, boolean isDifference) implements Expression {
    @Override
    public boolean uses(int local) {
      return first.uses(local) || second.uses(local);
    }

    @Override
    public boolean is(Expression other) {
      return other instanceof Sum that
          && isDifference == that.isDifference
          && first.is(that.first)
          && second.is(that.second);
    }
  }

  /** A field as it was when it was read; of no object if it is static. */
  record Field(String owner, String name, String descriptor, Expression object)
      implements Expression {
    @Override
    public boolean uses(int local) {
      return object != null && object.uses(local);
    }

    @Override
    public boolean is(Expression other) {
      return other instanceof Field that
          && name.equals(that.name)
          && descriptor.equals(that.descriptor)
          && owner.equals(that.owner)
          && (object == null ? that.object == null : object.is(that.object));
    }
  }

  /** An element as it was when it was read. */
  record Element(Expression array, Expression index) implements Expression {
    @Override
    public boolean uses(int local) {
      return array.uses(local) || index.uses(local);
    }

    @Override
    public boolean is(Expression other) {
      return other instanceof Element that && array.is(that.array) && index.is(that.index);
    }
  }

  /** The result of an instruction of which no more is known. */
  record Result(int instruction) implements Expression {
    @Override
    public boolean uses(int local) {
      return false;
    }

    @Override
    public boolean is(Expression other) {
      return other instanceof Result that && instruction == that.instruction;
    }
  }
}
