package org.sluicempi.analyzer.symbolic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Routine;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Reads {@code int} values of a body as polynomials. */
public final class ExpressionReader {
    private static final Set<String> INT_LIKE = Set.of("int", "short", "byte", "char");
    private static final int NESTING = 64;

    private final Routine routine;
    private final Body body;
    private final Definitions definitions;
    private final boolean partial;
    private final boolean looks;

    public ExpressionReader(Routine routine, Definitions definitions) {
        this(routine, definitions, false, false);
    }

    private ExpressionReader(Routine routine, Definitions definitions, boolean partial, boolean looks) {
        this.routine = routine;
        this.body = routine.body();
        this.definitions = definitions;
        this.partial = partial;
        this.looks = looks;
    }

    /**
     * The same reader, but that it takes what has no value everywhere as well, quotients by what may be 0, and numbers in objects
     * that may not be there: who writes one of their symbols asks for its {@linkplain Symbol#premises premises} first.
     */
    public ExpressionReader partial() {
        return new ExpressionReader(routine, definitions, true, looks);
    }

    /** The same, but that it takes elements of arrays, too. */
    public ExpressionReader looking() {
        return new ExpressionReader(routine, definitions, true, true);
    }

    /**
     * The polynomial, or nothing where the value is not built from {@code int} variables, lengths and constants with plus,
     * minus and times, and what cannot fail of the other operators, or a coefficient is no {@code int} and so cannot be written in one.
     * The symbols mean the variables' values at the place of the expression; whether they are the same elsewhere is for the caller to
     * find out.
     */
    public Optional<Poly> read(Value value) {
        try {
            return read(value, NESTING).filter(Poly::hasIntCoefficients);
        } catch (CoefficientOverflowException e) {
            return Optional.empty();
        }
    }

    /** The same for an expression of the body's program. */
    public Optional<Poly> read(CtExpression<?> expression) {
        return body.value(expression).flatMap(this::read);
    }

    private Optional<Poly> read(Value value, int depth) {
        if (depth == 0) {
            return Optional.empty();
        }
        Step step = body.producer(value);
        if (step instanceof Step.Constant constant) {
            return ConstantValues.read(constant);
        }
        Optional<Poly> known = definitions.known(value);
        if (known.isPresent()) {
            return known;
        }
        if (step instanceof Step.Convert convert) {
            return isInt(convert.to()) ? read(convert.value(), depth - 1) : Optional.empty();
        }
        if (step instanceof Step.Unary unary) {
            return unary(unary, depth);
        }
        if (step instanceof Step.Binary binary) {
            return isInt(binary.type()) ? binary(binary, depth) : Optional.empty();
        }
        if (step instanceof Step.ArrayLength length) {
            return length(length.array()).map(Poly::of);
        }
        if (step instanceof Step.Call call) {
            return Opaque.isExtremum(call)
                    ? extremum(call, depth)
                    : formula(call, depth).or(() -> partial ? got(call) : Optional.empty());
        }
        if (step instanceof Step.ReadElement element) {
            return looks ? element(element, depth) : Optional.empty();
        }
        return variable(step, depth);
    }

    private Optional<Poly> element(Step.ReadElement element, int depth) {
        Step array = body.producer(element.array());
        Optional<CtVariable<?>> variable = variable(array).filter(ExpressionReader::holdsNumbers);
        Optional<Symbol> name = variable.flatMap(found -> Symbols.of(array.origin(), found));
        Optional<Poly> index = read(element.index(), depth - 1).filter(ExpressionReader::isPart);
        return name.isPresent() && index.isPresent()
                ? Optional.of(Opaque.element(name.get(), index.get(), element))
                : Optional.empty();
    }

    private static boolean holdsNumbers(CtVariable<?> array) {
        return array.getType() instanceof CtArrayTypeReference<?> type
                && INT_LIKE.contains(type.getComponentType().getQualifiedName());
    }

    private static boolean isInt(CtTypeReference<?> type) {
        return "int".equals(type.getQualifiedName());
    }

    private Optional<Poly> unary(Step.Unary unary, int depth) {
        if (unary.kind() == UnaryOperatorKind.NEG) {
            return read(unary.value(), depth - 1).map(p -> p.times(-1));
        }
        return unary.kind() == UnaryOperatorKind.POS ? read(unary.value(), depth - 1) : Optional.empty();
    }

    private Optional<Poly> binary(Step.Binary binary, int depth) {
        Optional<Poly> left = read(binary.left(), depth - 1);
        Optional<Poly> right = read(binary.right(), depth - 1);
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        return switch (binary.kind()) {
            case PLUS, MINUS, MUL -> RingOperators.apply(binary.kind(), left.get(), right.get());
            case DIV, MOD -> division(binary, left.get(), right.get());
            default -> bits(binary, left.get(), right.get());
        };
    }

    /** A quotient or a remainder is a symbol of its own, if its parts can be written with {@code int} literals. */
    private Optional<Poly> division(Step.Binary division, Poly dividend, Poly divisor) {
        OptionalLong constant = divisor.evaluated().constant();
        boolean defined = constant.isPresent() ? constant.getAsLong() != 0 : partial;
        return defined && isPart(dividend) && isPart(divisor)
                ? Optional.of(Opaque.division(division.kind(), dividend, divisor))
                : Optional.empty();
    }

    /** Whether it can be written, and has one value wherever its variables have one. */
    private static boolean isPart(Poly value) {
        return value.hasIntCoefficients() && !value.isRunning();
    }

    private static Optional<Poly> bits(Step.Binary bits, Poly left, Poly right) {
        return Opaque.isBits(bits.kind()) && isPart(left) && isPart(right)
                ? Optional.of(Opaque.bits(bits.kind(), left, right))
                : Optional.empty();
    }

    private Optional<Poly> extremum(Step.Call call, int depth) {
        Optional<Poly> left = read(call.arguments().get(0), depth - 1).filter(ExpressionReader::isPart);
        Optional<Poly> right = read(call.arguments().get(1), depth - 1).filter(ExpressionReader::isPart);
        return left.isPresent() && right.isPresent()
                ? Optional.of(Opaque.extremum(call.method().name(), left.get(), right.get()))
                : Optional.empty();
    }

    private Optional<Poly> formula(Step.Call call, int depth) {
        if (!Formula.mayBe(call)) {
            return Optional.empty();
        }
        List<Poly> arguments = call.arguments().stream()
                .flatMap(argument -> read(argument, depth - 1).stream())
                .toList();
        return arguments.size() == call.arguments().size() ? Formula.value(call, arguments) : Optional.empty();
    }

    private Optional<Poly> variable(Step read, int depth) {
        Optional<CtVariable<?>> variable = variable(read);
        if (variable.isEmpty()) {
            return partial && read instanceof Step.ReadField field ? member(field) : Optional.empty();
        }
        if (!isIntLike(variable.get())) {
            return Optional.empty();
        }
        Optional<Value> definition = definitions.of(variable.get());
        if (definition.isPresent()) {
            return read(definition.get(), depth - 1);
        }
        return Symbols.of(read.origin(), variable.get()).map(Poly::of);
    }

    private Optional<Poly> member(Step.ReadField read) {
        return read.field()
                .declaration()
                .flatMap(field -> member(read.origin(), field.getSimpleName(), field, read.target()));
    }

    private Optional<Poly> got(Step.Call call) {
        return Getter.field(call, routine)
                .flatMap(field -> member(call.origin(), call.method().name() + "()", field, call.receiver()));
    }

    private Optional<Poly> member(CtElement read, String name, CtField<?> field, Optional<Value> object) {
        return object.filter(known -> isIntLike(field) && body.producer(known) instanceof Step.ReadLocal)
                .flatMap(known -> Symbols.member(read, name, field, known));
    }

    private static boolean isIntLike(CtVariable<?> variable) {
        return variable.getType() != null
                && INT_LIKE.contains(variable.getType().getQualifiedName());
    }

    /** The variable that an expression of the body's program reads, if it can only be this one. */
    public Optional<CtVariable<?>> variable(CtExpression<?> expression) {
        return body.value(expression).map(body::producer).flatMap(this::variable);
    }

    /** The length of the array in a variable; nothing for other arrays. */
    public Optional<Symbol> length(Value array) {
        Step producer = body.producer(array);
        return variable(producer).flatMap(variable -> Symbols.lengthOf(producer.origin(), variable));
    }

    /**
     * The variable that a step reads, if it can only be this one: a local variable, a parameter, a static field, a field of
     * {@code this} or of an object around it. Where both have the field, as an inner class that extends the class around it
     * does, the declaration does not tell which of them is meant.
     */
    public Optional<CtVariable<?>> variable(Step read) {
        if (read instanceof Step.ReadLocal local) {
            return Optional.of(local.variable());
        }
        if (read instanceof Step.ReadField field) {
            boolean fixed = field.target()
                    .map(body::producer)
                    .map(target -> target instanceof Step.This || target instanceof Step.OuterThis)
                    .orElse(true);
            Optional<CtField<?>> declaration = field.field().declaration();
            return fixed
                    ? declaration
                            .filter(found -> found.isStatic() || holders(found, read) <= 1)
                            .map(found -> found)
                    : Optional.empty();
        }
        return Optional.empty();
    }

    /** How many of the object at hand and those around it have the field. */
    private static int holders(CtField<?> field, Step read) {
        CtType<?> owner = field.getDeclaringType();
        int count = 0;
        CtType<?> type = read.origin().getParent(CtType.class);
        while (type != null) {
            count += type == owner || type.isSubtypeOf(owner.getReference()) ? 1 : 0;
            type = type.isStatic() ? null : type.getParent(CtType.class);
        }
        return count;
    }
}
