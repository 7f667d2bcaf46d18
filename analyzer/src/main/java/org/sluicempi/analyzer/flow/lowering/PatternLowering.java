package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Generics;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtBinaryOperator;
import spoon.reflect.code.CtCasePattern;
import spoon.reflect.code.CtPattern;
import spoon.reflect.code.CtRecordPattern;
import spoon.reflect.code.CtTypeAccess;
import spoon.reflect.code.CtTypePattern;
import spoon.reflect.code.CtUnnamedPattern;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtRecordComponent;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtTypeReference;

/** Writes {@code instanceof} and patterns (JLS 14.30, 15.20.2). */
final class PatternLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    PatternLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    /** Whether an {@code instanceof} has a pattern. */
    static boolean binds(CtBinaryOperator<?> binary) {
        return binary.getKind() == BinaryOperatorKind.INSTANCEOF
                && !(binary.getRightHandOperand() instanceof CtTypeAccess<?>);
    }

    /** The value of {@code instanceof}. */
    Operand instanceOf(CtBinaryOperator<?> binary, Operand left) {
        CtTypeReference<?> type = lowering.types.of("boolean");
        if (binary.getRightHandOperand() instanceof CtTypeAccess<?> access) {
            return new Operand(body.emit(new Step.InstanceOf(binary, access.getAccessedType(), left.value())), type);
        }
        Label yes = new Label();
        Label no = new Label();
        Label end = new Label();
        test(binary, left, binary.getRightHandOperand(), yes, no);
        body.bind(yes);
        Value one = lowering.constant(binary, true);
        body.jump(binary, end);
        body.bind(no);
        Value other = lowering.constant(binary, false);
        body.bind(end);
        return new Operand(body.emit(new Step.Merge(binary, List.of(one, other))), type);
    }

    /** Matches a value that may be null, which matches nothing. */
    void test(CtElement origin, Operand value, CtElement pattern, Label yes, Label no) {
        int from = body.size();
        if (pattern instanceof CtCasePattern wrapped) {
            test(origin, value, wrapped.getPattern(), yes, no);
        } else if (pattern instanceof CtTypePattern typed) {
            CtVariable<?> variable = typed.getVariable();
            check(typed, value, variable.getType(), no);
            bind(typed, value);
            body.jump(typed, yes);
        } else if (pattern instanceof CtRecordPattern parts) {
            check(parts, value, parts.getRecordType(), no);
            components(parts, value, yes, no);
        } else if (pattern instanceof CtTypeAccess<?> access) {
            check(access, value, access.getAccessedType(), no);
            body.jump(access, yes);
        } else if (pattern instanceof CtUnnamedPattern) {
            body.jump(pattern, yes);
        } else {
            body.branch(origin, lowering.unknown(origin, "a pattern of an unknown kind"), yes, no);
        }
        body.mark(pattern, from);
    }

    /** Goes on behind, if the value has the type. */
    private void check(CtElement origin, Operand value, CtTypeReference<?> type, Label no) {
        Label hit = new Label();
        Value is = body.emit(new Step.InstanceOf(origin, type, value.value()));
        body.branch(origin, is, hit, no);
        body.bind(hit);
    }

    private void bind(CtTypePattern pattern, Operand value) {
        CtVariable<?> variable = pattern.getVariable();
        body.range(variable, () -> {
            Value converted = ConvertedTypes.isPrimitive(variable.getType())
                    ? lowering.conversions.to(pattern, value, variable.getType())
                    : lowering.conversions.reference(pattern, value);
            body.emit(new Step.WriteLocal(variable, variable, converted));
        });
    }

    /**
     * As javac does it: all components are asked for, also those that no name is given to, and tested by their types; then it is looked
     * into those that are records themselves.
     */
    private void components(CtRecordPattern pattern, Operand value, Label yes, Label no) {
        List<CtRecordComponent> components = lowering.declarations
                .type(pattern.getRecordType())
                .filter(CtRecord.class::isInstance)
                .<List<CtRecordComponent>>map(type -> new ArrayList<>(((CtRecord) type).getRecordComponents()))
                .orElse(List.of());
        if (components.size() != pattern.getPatternList().size()) {
            body.branch(pattern, lowering.unknown(pattern, "a record that is not known"), yes, no);
            return;
        }
        Map<CtRecordPattern, Operand> inner = new LinkedHashMap<>();
        for (int i = 0; i < components.size(); i++) {
            CtRecordComponent component = components.get(i);
            CtPattern nested = pattern.getPatternList().get(i);
            MethodRef accessor =
                    lowering.references.method(pattern.getRecordType(), component.getSimpleName(), component.getType());
            Value part = body.emit(
                    new Step.Call(pattern, accessor, Dispatch.VIRTUAL, Optional.of(value.value()), List.of(), true));
            Operand operand = component(pattern, nested, value, component, part);
            if (nested instanceof CtRecordPattern parts) {
                check(parts, operand, parts.getRecordType(), no);
                inner.put(parts, operand);
            } else {
                Label next = new Label();
                component(nested, operand, next, no);
                body.bind(next);
            }
        }
        inner.forEach((parts, operand) -> {
            int from = body.size();
            Label next = new Label();
            components(parts, operand, next, no);
            body.bind(next);
            body.mark(parts, from);
        });
        body.jump(pattern, yes);
    }

    /** What an accessor returns is cast to the component's type at once, whatever is asked of it then. */
    private Operand component(
            CtRecordPattern pattern, CtPattern nested, Operand record, CtRecordComponent component, Value part) {
        CtTypeReference<?> declared = component.getType();
        CtTypeReference<?> type = known(declared, component, pattern.getRecordType())
                .or(() -> known(declared, component, record.type()))
                .or(() -> inferred(nested))
                .orElse(declared);
        Operand member = FieldLowering.member(part, type, declared);
        return new Operand(lowering.conversions.reference(pattern, member), member.type());
    }

    /** What a component's type is in that of its record, if that says so. */
    private Optional<CtTypeReference<?>> known(
            CtTypeReference<?> declared, CtRecordComponent component, @Nullable CtTypeReference<?> record) {
        CtTypeReference<?> type = Generics.of(record, component.getParent(CtRecord.class), lowering.declarations)
                .of(declared);
        return type == declared ? Optional.empty() : Optional.of(type);
    }

    /** That of a variable whose type the pattern leaves to the compiler. */
    private static Optional<CtTypeReference<?>> inferred(CtPattern nested) {
        return nested instanceof CtTypePattern typed && typed.getVariable().isInferred()
                ? Optional.ofNullable(typed.getVariable().getType())
                : Optional.empty();
    }

    /** A type pattern that takes all values of a component takes null, too, and tests nothing. */
    private void component(CtPattern nested, Operand part, Label next, Label no) {
        if (nested instanceof CtTypePattern typed
                && part.type() != null
                && (ConvertedTypes.isPrimitive(part.type())
                        || lowering.declarations.isSubtype(
                                part.type(), typed.getVariable().getType()))) {
            body.range(typed, () -> bind(typed, part));
            body.jump(typed, next);
        } else {
            test(nested, part, nested, next, no);
        }
    }
}
