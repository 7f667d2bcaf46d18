package org.sluicempi.analyzer.dependence;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.model.Effect;
import org.sluicempi.analyzer.region.Assignments;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtBreak;
import spoon.reflect.code.CtCFlowBreak;
import spoon.reflect.code.CtContinue;
import spoon.reflect.code.CtLabelledFlowBreak;
import spoon.reflect.code.CtLambda;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtSwitch;
import spoon.reflect.code.CtSynchronized;
import spoon.reflect.code.CtYieldStatement;
import spoon.reflect.declaration.CtClass;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.declaration.ModifierKind;

/** Some statements and expressions of a method, and what they may do. */
final class Code {
    private final List<CtElement> parts;
    private final Calls effects;
    private final Assignments assignments;
    private final List<CtElement> elements;
    private final List<CtAbstractInvocation<?>> calls;

    Code(List<? extends CtElement> parts, Calls effects) {
        this.parts = List.copyOf(parts);
        this.effects = effects;
        this.assignments = Assignments.in(parts);
        this.elements = this.parts.stream()
                .flatMap(part -> part.getElements((CtElement e) -> true).stream())
                .toList();
        this.calls = elements.stream()
                .filter(e -> e instanceof CtAbstractInvocation<?>)
                .<CtAbstractInvocation<?>>map(e -> (CtAbstractInvocation<?>) e)
                .toList();
    }

    List<CtElement> parts() {
        return parts;
    }

    Calls effects() {
        return effects;
    }

    /** All elements of a type, in the order of the text. */
    <T extends CtElement> List<T> all(Class<T> type) {
        return elements.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** Calls of methods and constructors, in the order of the text. */
    List<CtAbstractInvocation<?>> calls() {
        return calls;
    }

    /** What may give the variable another value: an assignment, a call, or another thread if it is volatile. */
    Optional<CtElement> change(CtVariable<?> variable) {
        Optional<CtElement> assignment = assignments.to(variable).map(write -> write);
        if (assignment.isPresent() || !(variable instanceof CtField<?> field)) {
            return assignment;
        }
        if (field.hasModifier(ModifierKind.VOLATILE)) {
            return Optional.of(field);
        }
        if (field.hasModifier(ModifierKind.FINAL)) {
            return Optional.empty();
        }
        String name = nameOf(field);
        return calls().stream()
                .filter(call -> {
                    Effect effect = effects.of(call);
                    return !effect.isKnown() && !effects.isApi(call)
                            || effect.fieldsWritten().contains(name);
                })
                .findFirst()
                .map(call -> (CtElement) call);
    }

    /** The name by which effects speak of a field. */
    static String nameOf(CtField<?> field) {
        return field.getDeclaringType().getQualifiedName() + "#" + field.getSimpleName();
    }

    /** What may change the value of one of the symbols. */
    Optional<CtElement> change(Collection<Symbol> symbols) {
        return symbols.stream()
                .flatMap(symbol -> symbol.owners().stream())
                .filter(CtVariable.class::isInstance)
                .map(owner -> change((CtVariable<?>) owner))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The first call that may communicate, do input or output, or do something unknown. */
    Optional<CtAbstractInvocation<?>> worldly() {
        return calls().stream().filter(call -> !effects.of(call).isKnown()).findFirst();
    }

    /** The first jump that leaves a part before its end. */
    Optional<CtElement> exit() {
        return all(CtElement.class).stream()
                .filter(e -> e instanceof CtCFlowBreak jump && leaves(jump))
                .findFirst();
    }

    private boolean leaves(CtCFlowBreak jump) {
        if (jump instanceof CtYieldStatement) {
            return false;
        }
        if (!(jump instanceof CtBreak) && !(jump instanceof CtContinue)) {
            return !insideFunction(jump);
        }
        if (((CtLabelledFlowBreak) jump).getTargetLabel() != null) {
            return true;
        }
        boolean breaks = jump instanceof CtBreak;
        CtElement target = jump.getParent(e -> e instanceof CtLoop || breaks && e instanceof CtSwitch);
        return parts.stream()
                .noneMatch(part -> target != null
                        && (target.hasParent(part)
                                || !breaks && target == part
                                || target == part && !(part instanceof CtLoop)));
    }

    private boolean insideFunction(CtElement element) {
        return parts.stream()
                .anyMatch(part ->
                        element.getParent(e -> (e instanceof CtLambda || e instanceof CtClass) && e.hasParent(part))
                                != null);
    }

    /** A lambda, a class or a synchronised block: what happens there, and when, is not followed. */
    Optional<CtElement> hidden() {
        return all(CtElement.class).stream()
                .filter(e -> e instanceof CtLambda || e instanceof CtClass || e instanceof CtSynchronized)
                .findFirst();
    }
}
