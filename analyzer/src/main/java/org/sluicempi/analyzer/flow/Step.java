package org.sluicempi.analyzer.flow;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/**
 * One thing that happens. Operands are values of earlier steps. A step that has a value is named by its index in its
 * {@link Body}; where it goes on is said by the body, too.
 */
public sealed interface Step {
    /** What in the program it comes from; of implied steps, the element that implies them. */
    CtElement origin();

    /** What it works on, in the order of evaluation. */
    default List<Value> operands() {
        return List.of();
    }

    /** What it may throw although no {@code throw} is written. */
    default Set<Fault> faults() {
        return Set.of();
    }

    /** A literal or a constant expression (JLS 15.29), folded; a class literal's value is its {@link CtTypeReference}. */
    record Constant(CtElement origin, @Nullable Object value) implements Step {}

    /** {@code this}. Never null. */
    record This(CtElement origin) implements Step {}

    /** The object around this one: {@code Outer.this}, written or implied. Never null. */
    record OuterThis(CtElement origin, CtTypeReference<?> type) implements Step {}

    /** The exception that a handler has caught. */
    record Caught(CtElement origin) implements Step {}

    /** Reads a local variable or a parameter, in a lambda or class also one that it has captured. */
    record ReadLocal(CtElement origin, CtVariable<?> variable) implements Step {}

    record WriteLocal(CtElement origin, CtVariable<?> variable, Value value) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(value);
        }
    }

    /** @param target the object; empty for static fields */
    record ReadField(CtElement origin, FieldRef field, Optional<Value> target) implements Step {
        @Override
        public List<Value> operands() {
            return target.stream().toList();
        }

        @Override
        public Set<Fault> faults() {
            return target.isPresent() ? EnumSet.of(Fault.NULL) : Set.of();
        }
    }

    /** @param target the object; empty for static fields */
    record WriteField(CtElement origin, FieldRef field, Optional<Value> target, Value value) implements Step {
        @Override
        public List<Value> operands() {
            List<Value> operands = new ArrayList<>(target.stream().toList());
            operands.add(value);
            return operands;
        }

        @Override
        public Set<Fault> faults() {
            return target.isPresent() ? EnumSet.of(Fault.NULL) : Set.of();
        }
    }

    record ReadElement(CtElement origin, Value array, Value index) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(array, index);
        }

        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.NULL, Fault.BOUNDS);
        }
    }

    /** @param ofReferences whether the elements are references, so that the store is checked */
    record WriteElement(CtElement origin, Value array, Value index, Value value, boolean ofReferences) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(array, index, value);
        }

        @Override
        public Set<Fault> faults() {
            return ofReferences
                    ? EnumSet.of(Fault.NULL, Fault.BOUNDS, Fault.STORE)
                    : EnumSet.of(Fault.NULL, Fault.BOUNDS);
        }
    }

    record ArrayLength(CtElement origin, Value array) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(array);
        }

        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.NULL);
        }
    }

    /** A primitive value in another primitive type (JLS 5.1.2, 5.1.3). */
    record Convert(CtElement origin, CtTypeReference<?> to, Value value) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(value);
        }
    }

    /** A checked cast of a reference, written or implied by generics; its value is the same reference. */
    record CheckCast(CtElement origin, CtTypeReference<?> to, Value value) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(value);
        }

        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.CAST);
        }
    }

    record InstanceOf(CtElement origin, CtTypeReference<?> type, Value value) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(value);
        }
    }

    /** On primitive values; increments are reads, a {@link Binary} and writes instead. */
    record Unary(CtElement origin, UnaryOperatorKind kind, Value value) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(value);
        }
    }

    /**
     * On primitive values that have been converted to one type, or a comparison of references. {@code &&} and {@code ||}
     * are branches instead, {@code instanceof} is {@link InstanceOf}, joined strings are {@link Concat}.
     *
     * @param type of the operands after conversion; {@code java.lang.Object} where references are compared
     */
    record Binary(CtElement origin, BinaryOperatorKind kind, CtTypeReference<?> type, Value left, Value right)
            implements Step {
        @Override
        public List<Value> operands() {
            return List.of(left, right);
        }

        @Override
        public Set<Fault> faults() {
            boolean divides = kind == BinaryOperatorKind.DIV || kind == BinaryOperatorKind.MOD;
            boolean floats = type.getSimpleName().equals("double")
                    || type.getSimpleName().equals("float");
            return divides && !floats ? EnumSet.of(Fault.DIVISION) : Set.of();
        }
    }

    /**
     * Joins values that are strings, primitive or null; the {@code toString} of other parts are calls before it, which do not
     * take place where the part is null.
     */
    record Concat(CtElement origin, List<Value> parts) implements Step {
        public Concat {
            parts = List.copyOf(parts);
        }

        @Override
        public List<Value> operands() {
            return parts;
        }
    }

    /**
     * The value of whichever of these steps was executed last: {@code ?:}, {@code &&}, a switch expression. Of one value it
     * is a copy. The hidden index of a {@code for} over an array is the one case of a value from a later step: the index of
     * the round before, plus one.
     */
    record Merge(CtElement origin, List<Value> values) implements Step {
        public Merge {
            values = List.copyOf(values);
        }

        @Override
        public List<Value> operands() {
            return values;
        }
    }

    /** A new object, before its constructor is called. */
    record Allocate(CtElement origin, CtTypeReference<?> type) implements Step {}

    /**
     * A new array, its elements zero.
     *
     * @param type of the array
     * @param lengths of the outer dimensions that are given; what an initialiser holds is stored by further steps
     */
    record AllocateArray(CtElement origin, CtTypeReference<?> type, List<Value> lengths) implements Step {
        public AllocateArray {
            lengths = List.copyOf(lengths);
        }

        @Override
        public List<Value> operands() {
            return lengths;
        }

        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.SIZE);
        }
    }

    /**
     * Initialises a class, if that has not happened yet (JLS 12.4.1): in front of a static call, the use of a static field
     * that is no constant, or a new object. Not there where the class, or a subclass of it, is the one that the code stands
     * in.
     */
    record Initialise(CtElement origin, CtTypeReference<?> type) implements Step {
        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.ANY);
        }
    }

    /**
     * A call.
     *
     * @param receiver empty for static methods
     * @param arguments as the method gets them: boxed, converted, several in one array where the method is variadic
     * @param implied whether the text does not say it
     */
    record Call(
            CtElement origin,
            MethodRef method,
            Dispatch dispatch,
            Optional<Value> receiver,
            List<Value> arguments,
            boolean implied)
            implements Step {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public List<Value> operands() {
            List<Value> operands = new ArrayList<>(receiver.stream().toList());
            operands.addAll(arguments);
            return operands;
        }

        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.ANY);
        }
    }

    /**
     * A lambda or a method reference becomes an object. Its body has a {@link Body} of its own and runs whenever somebody
     * calls it. Where the origin creates an object of an inner, local or anonymous class (or calls the constructor of such
     * a superclass), it stands between the {@link Allocate} and the arguments and says what that object keeps; those values
     * are not among the arguments of the call.
     *
     * @param values what it captures: values of variables, {@code this}, the receiver of a method reference
     */
    record Capture(CtElement origin, List<Value> values) implements Step {
        public Capture {
            values = List.copyOf(values);
        }

        @Override
        public List<Value> operands() {
            return values;
        }
    }

    record MonitorEnter(CtElement origin, Value lock) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(lock);
        }

        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.NULL);
        }
    }

    record MonitorExit(CtElement origin, Value lock) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(lock);
        }
    }

    /** Two successors: the first is taken where the condition is true. */
    record Branch(CtElement origin, Value condition) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(condition);
        }
    }

    /** Any of its successors, by the value. */
    record Select(CtElement origin, Value value) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(value);
        }
    }

    /** Goes on where the body says: the end of a branch, {@code break}, {@code continue}, {@code yield}, a join. */
    record Jump(CtElement origin) implements Step {}

    /** Leaves the body; its successors lead through the {@code finally} blocks around it. */
    record Return(CtElement origin, Optional<Value> value) implements Step {
        @Override
        public List<Value> operands() {
            return value.stream().toList();
        }
    }

    /** Its successor is the handler, as for any other exception. */
    record Throw(CtElement origin, Value exception) implements Step {
        @Override
        public List<Value> operands() {
            return List.of(exception);
        }

        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.ANY);
        }
    }

    /**
     * Where exceptions that are thrown in a protected region arrive. Its successors are the handlers that may take them and,
     * unless one takes all, the next landing further out or the body's end.
     */
    record Landing(CtElement origin) implements Step {}

    /** The lowering does not know what happens here; it may be anything. */
    record Unknown(CtElement origin, String why) implements Step {
        @Override
        public Set<Fault> faults() {
            return EnumSet.of(Fault.ANY);
        }
    }
}
