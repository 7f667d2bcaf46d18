package org.sluicempi.analyzer.dependence.code;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtConstructor;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtTypeMember;

/**
 * Final fields of objects that are never null when code outside of the constructors reads them: each constructor stores what is
 * not null, or uses what it has stored, before anybody else can get hold of the object. A constructor that fails there leaves
 * an object that nobody has, finalizers apart, which count as threads.
 */
final class FilledFields {
    /** What the constructors of these look at nobody's fields with. */
    private static final Set<String> PLAIN = Set.of("java.lang.Object", "java.lang.Record", "java.lang.Enum");

    private static final int MOST_CLASSES_DEEP = 3;

    private final Method method;
    private final Map<CtField<?>, Boolean> known = new IdentityHashMap<>();

    FilledFields(Method method) {
        this.method = method;
    }

    /**
     * Whether a read gives what is certainly not null.
     *
     * @param depth how many calls and classes lie between the code and the one that the question was about
     */
    boolean holds(Step.ReadField read, int depth) {
        return depth < MOST_CLASSES_DEEP
                && read.field()
                        .declaration()
                        .filter(field ->
                                !isOfMaking(read, field) && known.computeIfAbsent(field, key -> holds(key, depth)))
                        .isPresent();
    }

    /** Whether the read belongs to the code that gives the object its values: all of its class but what methods do. */
    private static boolean isOfMaking(Step read, CtField<?> field) {
        CtElement member = read.origin();
        while (!(member instanceof CtTypeMember)) {
            member = member.getParent();
        }
        return !(member instanceof CtMethod<?>) && read.origin().hasParent(field.getDeclaringType());
    }

    private boolean holds(CtField<?> field, int depth) {
        return field.isFinal()
                && !field.isStatic()
                && field.getDeclaringType() instanceof CtClass<?> owner
                && !owner.isShadow()
                && !method.hasThreads()
                && !method.mayReplace(field)
                && isFilledBy(owner.getConstructors(), field, depth);
    }

    /** Those that leave the work to others of the class need not be asked; a record whose others are not written has no more. */
    private boolean isFilledBy(Set<? extends CtConstructor<?>> constructors, CtField<?> field, int depth) {
        List<Method> making = constructors.stream()
                .map(method::other)
                .filter(constructor -> !callsOwn(constructor.body(), field))
                .toList();
        return !making.isEmpty() && making.stream().allMatch(constructor -> fills(constructor, field, depth));
    }

    private static boolean fills(Method making, CtField<?> field, int depth) {
        Body body = making.body();
        Proofs proofs = new Proofs(making, depth + 1);
        return IntStream.range(0, body.steps().size())
                .filter(i -> shows(body.step(i), body) || body.successors(i).contains(Body.EXIT))
                .allMatch(i -> proofs.isFilled(field, i));
    }

    private static boolean callsOwn(Body body, CtField<?> field) {
        String own = field.getDeclaringType().getQualifiedName();
        return body.steps().stream()
                .anyMatch(step -> isConstructorOfThis(step, body)
                        && ((Step.Call) step)
                                .method()
                                .owner()
                                .getQualifiedName()
                                .equals(own));
    }

    /** Whether a step may let other code see the object. */
    private static boolean shows(Step step, Body body) {
        if (step instanceof Step.Unknown) {
            return true;
        }
        if (step instanceof Step.ReadField) {
            return false;
        }
        if (step instanceof Step.WriteField write) {
            return isThis(write.value(), body);
        }
        if (isConstructorOfThis(step, body)) {
            return !PLAIN.contains(((Step.Call) step).method().owner().getQualifiedName());
        }
        return step.operands().stream().anyMatch(operand -> isThis(operand, body));
    }

    private static boolean isConstructorOfThis(Step step, Body body) {
        return step instanceof Step.Call call
                && call.method().isConstructor()
                && call.receiver().filter(receiver -> isThis(receiver, body)).isPresent();
    }

    /** Where the class around is not known to the last, an object around it may be the same. */
    private static boolean isThis(Value value, Body body) {
        Step producer = body.producer(value);
        return producer instanceof Step.This || producer instanceof Step.OuterThis;
    }
}
