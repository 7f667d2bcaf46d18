package org.sluicempi.analyzer.flow.size;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.lowering.Bodies;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtExecutableReferenceExpression;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtTargetedExpression;
import spoon.reflect.declaration.CtAnnotation;
import spoon.reflect.declaration.CtAnonymousExecutable;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtExecutable;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * How many places the constants of a class may take in its class file, estimated from above: it has {@value #MOST} of them, and
 * a class that fits as it is need not fit with what the added calls name. Equal constants share a place; {@code long} and
 * {@code double} take two.
 */
public final class PoolSize {
    /** The most that a class file holds. */
    public static final int MOST = 65_535;

    /** Names of attributes, the class itself, its superclass, its file, what joins strings and makes lambdas. */
    private static final int OF_CLASS = 160;

    private static final int LAMBDA = 20;
    private static final int SWITCH = 16;
    private static final int JOINED = 8;
    private static final int REFERENCE = 2;
    private static final int METHOD = 4;
    private static final int ANNOTATION = 2;
    private static final int KEPT = 6;
    private static final int NESTED = 5;

    private final Bodies bodies;
    private final CtType<?> type;
    private final Set<List<Object>> keys = new HashSet<>();
    private long total = OF_CLASS;

    private PoolSize(CtType<?> type, Bodies bodies) {
        this.type = type;
        this.bodies = bodies;
    }

    /** At most so many places. */
    public static long of(CtType<?> type, Bodies bodies) {
        PoolSize size = new PoolSize(type, bodies);
        size.read();
        return size.total;
    }

    private void read() {
        for (CtElement element : type.getElements(new TypeFilter<>(CtElement.class))) {
            if (element instanceof CtType<?> nested) {
                // Named among the inner classes, whoever declares them.
                total += METHOD;
                name(nested.getSimpleName());
                type(nested.getQualifiedName());
            } else if (typeAround(element) == type) {
                declaration(element);
            }
            if (element instanceof CtAnnotation<?>) {
                total += ANNOTATION
                        * (long) element.getElements(new TypeFilter<>(CtElement.class))
                                .size();
            }
        }
        type.getSuperInterfaces().forEach(this::type);
        type(type.getSuperclass());
        total += KEPT * (long) LocalSlots.captured(type).size();
        body(bodies.ofInitialiser(type));
    }

    private static @Nullable CtType<?> typeAround(CtElement element) {
        return element.isParentInitialized() ? element.getParent(CtType.class) : null;
    }

    private void declaration(CtElement element) {
        if (element instanceof CtVariable<?> variable) {
            name(variable.getSimpleName());
            type(variable.getType());
            total += variable instanceof CtField<?> ? 2 * METHOD : 1;
            if (variable instanceof CtField<?> field && field.getDefaultExpression() != null) {
                bodies.constant(field.getDefaultExpression()).ifPresent(this::constant);
            }
        } else if (element instanceof CtExecutable<?> executable) {
            total += METHOD + (element instanceof CtLambda<?> ? LAMBDA : 0);
            name(executable.getSimpleName());
            executable.getThrownTypes().forEach(this::type);
            if (!(element instanceof CtAnonymousExecutable)) {
                body(bodies.of(executable));
            }
            if (element instanceof CtConstructor<?>) {
                total += METHOD;
            }
        } else if (element instanceof CtAbstractSwitch<?>) {
            total += SWITCH;
        } else if (element instanceof CtExecutableReferenceExpression<?, ?>) {
            total += LAMBDA;
        } else if (element instanceof CtExpression<?> expression) {
            // Frames name the classes of values on the stack.
            type(expression.getType());
            expression.getTypeCasts().forEach(this::type);
        }
    }

    private void body(Body body) {
        body.steps().forEach(this::step);
    }

    private void step(Step step) {
        if (step instanceof Step.Constant constant) {
            constant(constant.value());
        } else if (step instanceof Step.Call call) {
            MethodRef method = call.method();
            List<Object> types = new ArrayList<>(List.of(method.result().getQualifiedName()));
            method.parameters().forEach(parameter -> types.add(parameter.getQualifiedName()));
            reference(call, method.owner().getQualifiedName(), method.name(), types);
        } else if (step instanceof Step.ReadField read) {
            reference(read, read.field().owner(), read.field().name(), List.of());
        } else if (step instanceof Step.WriteField write) {
            reference(write, write.field().owner(), write.field().name(), List.of());
        } else if (step instanceof Step.Concat concat) {
            total += isJoinedFurther(concat) ? 1 : JOINED + concat.parts().size() / 100L * JOINED;
        } else if (step instanceof Step.CheckCast cast) {
            type(cast.to());
        } else if (step instanceof Step.InstanceOf test) {
            type(test.type());
        } else if (step instanceof Step.Allocate made) {
            type(made.type());
        } else if (step instanceof Step.AllocateArray made) {
            type(made.type());
        } else if (step instanceof Step.OuterThis) {
            total += 1;
        }
    }

    /** The compiler joins up to 200 parts at once, so what is joined further is worth a two-hundredth of a joint. */
    private static boolean isJoinedFurther(Step.Concat concat) {
        return concat.origin().isParentInitialized()
                && concat.origin().getParent() instanceof CtBinaryOperator<?> sum
                && sum.getKind() == BinaryOperatorKind.PLUS
                && sum.getLeftHandOperand() == concat.origin();
    }

    /** A member as it is named with the class of the object, which may be one below that of the member. */
    private void reference(Step step, String owner, String name, List<Object> types) {
        CtTypeReference<?> below =
                step.origin() instanceof CtTargetedExpression<?, ?> access && access.getTarget() != null
                        ? access.getTarget().getType()
                        : null;
        type(owner);
        type(below);
        name(name);
        String qualifier = below == null ? owner : below.getQualifiedName();
        add(REFERENCE + 1, List.of("reference", owner, qualifier, name, types));
    }

    private void constant(@Nullable Object value) {
        if (value instanceof CtTypeReference<?> reference) {
            type(reference);
        } else if (value instanceof Long || value instanceof Double || value instanceof String) {
            add(2, List.of("constant", value));
        } else if (value != null) {
            add(1, List.of("constant", value));
        }
    }

    private void name(String name) {
        add(1, List.of("name", name));
    }

    private void type(@Nullable CtTypeReference<?> reference) {
        if (reference != null) {
            type(reference.getQualifiedName());
        }
    }

    /** A class, its name, and its name as a descriptor says it. */
    private void type(String name) {
        add(REFERENCE + 1 + (name.contains("$") ? NESTED : 0), List.of("type", name));
    }

    private void add(int places, List<Object> key) {
        total += keys.add(key) ? places : 0;
    }
}
