package org.sluicempi.analyzer.flow;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Event.Kind;
import spoon.reflect.code.CtAssignment;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtThisAccess;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.code.CtTypePattern;
import spoon.reflect.code.CtUnaryOperator;
import spoon.reflect.code.UnaryOperatorKind;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.ModifierKind;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** The conventions of the compiler that are seen from the side of the steps. */
final class FlowConventions {
    private static final Set<String> BOXES = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Character",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double");

    private final boolean joinsEagerly;

    /** @param joinsEagerly whether the compiler makes strings before it joins them */
    FlowConventions(boolean joinsEagerly) {
        this.joinsEagerly = joinsEagerly;
    }

    /** Why a step is found among the instructions as something else, or not at all. */
    Optional<Convention> other(Body body, Step step) {
        if (step instanceof Step.Call call && call.implied() && isPart(body, call)) {
            return Optional.of(Convention.JOINED_TEXT);
        }
        if (step instanceof Step.Concat && isPart(body, step)) {
            return Optional.of(Convention.JOINED_ONCE);
        }
        if (step instanceof Step.Throw && step.origin() instanceof CtMethod<?>) {
            return Optional.of(Convention.SYNCHRONIZED_METHOD);
        }
        if (step instanceof Step.CheckCast cast
                && body.producer(cast.value()) instanceof Step.Capture capture
                && capture.origin() instanceof CtLambda<?>) {
            return Optional.of(Convention.LAMBDA_CAST);
        }
        if (step instanceof Step.ReadField read
                && read.target().isPresent()
                && read.field()
                        .declaration()
                        .filter(FlowConventions::isConstant)
                        .isPresent()) {
            return Optional.of(Convention.FOLDED_FIELD);
        }
        if (step instanceof Step.Constant constant
                && constant.value() instanceof CtTypeReference<?> type
                && type.isPrimitive()) {
            return Optional.of(Convention.PRIMITIVE_CLASS);
        }
        return step instanceof Step.InstanceOf && step.origin() instanceof CtTypePattern
                ? Optional.of(Convention.PATTERN_CAST)
                : Optional.empty();
    }

    /** What a step is found as that follows a convention, besides or instead of its own event. */
    Optional<Event> event(Convention convention, Step step) {
        return switch (convention) {
            case JOINED_TEXT ->
                joinsEagerly
                                && !BOXES.contains(
                                        Event.name(((Step.Call) step).method().owner()))
                        ? Optional.of(Event.call("java.lang.String", "valueOf", 1, true))
                        : Optional.empty();
            case FOLDED_FIELD -> Optional.of(Event.call("java.util.Objects", "requireNonNull", 1, true));
            case PRIMITIVE_CLASS -> Optional.of(Event.field(false, "TYPE", true));
            case PATTERN_CAST -> Optional.of(new Event(Kind.CAST, Event.name(((Step.InstanceOf) step).type())));
            default -> Optional.empty();
        };
    }

    private static boolean isPart(Body body, Step part) {
        return body.steps().stream()
                .filter(Step.Concat.class::isInstance)
                .flatMap(concat -> concat.operands().stream())
                .anyMatch(value -> body.producer(value) == part);
    }

    private static boolean isConstant(CtField<?> field) {
        CtExpression<?> value = field.getDefaultExpression();
        return field.hasModifier(ModifierKind.FINAL)
                && (field.getType().isPrimitive()
                        || field.getType().getQualifiedName().equals("java.lang.String"))
                && value != null
                && value.partiallyEvaluate() instanceof CtLiteral<?>;
    }

    /** Why several instructions may stand for a step, if that may be. */
    static Optional<Convention> repeated(Step step, Event event) {
        CtElement origin = step.origin();
        if (step instanceof Step.MonitorExit && origin instanceof CtSynchronized) {
            return Optional.of(Convention.COPIED_UNLOCK);
        }
        if (closes(step) && !event.equals(Event.CLOSE_IN_HANDLER)) {
            return Optional.of(Convention.COPIED_CLOSE);
        }
        CtElement inner = origin;
        while (inner.isParentInitialized()) {
            CtElement outer = inner.getParent();
            if (outer instanceof CtTry attempt && attempt.getFinalizer() == inner) {
                return Optional.of(Convention.COPIED_FINALLY);
            }
            inner = outer;
        }
        return Optional.empty();
    }

    /** Whether a step reads a variable that the compiler reads again, to compute the value that it writes. */
    static boolean isReadTwice(Step step) {
        boolean reads =
                step instanceof Step.ReadField || step instanceof Step.ReadElement || step instanceof Step.CheckCast;
        CtElement origin = step.origin();
        return reads && (isIncremented(origin) || origin.isParentInitialized() && isIncremented(origin.getParent()));
    }

    /** Whether a step makes a function of a method of the object around. */
    static boolean refersToOuter(Step step) {
        return step instanceof Step.Capture
                && step.origin() instanceof CtExecutableReferenceExpression<?, ?> reference
                && reference.getTarget() instanceof CtThisAccess<?>;
    }

    /** Whether a step closes a resource after an exception. */
    static boolean closesInHandler(Body body, int index) {
        int landing = body.landing(index);
        return closes(body.step(index))
                && landing != Body.EXIT
                && body.step(landing + 2) instanceof Step.Call call
                && call.implied()
                && call.method().name().equals("addSuppressed");
    }

    /** Whether a value has the array type that it is cast to. */
    static boolean isNeedless(@Nullable CtTypeReference<?> own, CtTypeReference<?> target) {
        if (own instanceof CtArrayTypeReference<?> from && target instanceof CtArrayTypeReference<?> to) {
            CtTypeReference<?> part = from.getComponentType();
            return isNeedless(part, to.getComponentType())
                    || !part.isPrimitive() && part.isSubtypeOf(to.getComponentType());
        }
        return own instanceof CtArrayTypeReference<?> && Event.name(target).equals("java.lang.Object");
    }

    /** Whether a step ends what a lock or a resource has begun. */
    static boolean ends(Step step) {
        return step instanceof Step.MonitorExit || closes(step);
    }

    private static boolean closes(Step step) {
        return step instanceof Step.Call call
                && call.implied()
                && call.method().name().equals("close")
                && step.origin().getParent() instanceof CtTryWithResource;
    }

    private static boolean isIncremented(CtElement element) {
        return element instanceof CtUnaryOperator<?> operator
                && (operator.getKind() == UnaryOperatorKind.POSTINC || operator.getKind() == UnaryOperatorKind.POSTDEC)
                && operator.getOperand().getType() != null
                && !operator.getOperand().getType().isPrimitive();
    }

    /**
     * Where a step's instructions are. The end of a lock or of a resource counts as lying where it began: what is closed
     * or unlocked, and not where, tells one from another.
     */
    static Lines lines(Step step) {
        CtElement origin = step.origin();
        if (step instanceof Step.MonitorExit && origin instanceof CtSynchronized statement) {
            return Lines.exact(statement).upTo(Lines.exact(statement.getExpression()));
        }
        if (closes(step)) {
            boolean declares =
                    origin instanceof CtLocalVariable<?> && origin.getPosition().isValidPosition();
            return declares
                    ? Lines.exact(origin)
                    : Lines.exact(origin.getParent()).upTo(Lines.of(origin));
        }
        boolean writes = step instanceof Step.WriteField || step instanceof Step.WriteElement;
        return Lines.of(writes && origin.getParent() instanceof CtAssignment<?, ?> whole ? whole : origin);
    }
}
