package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtCase;
import spoon.reflect.code.CtCasePattern;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLiteral;
import spoon.reflect.code.CtPattern;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtTypeReference;

/** Writes how a switch finds its case, as compilers do it: by number, by a string's hash, by an enum's ordinal, by tests. */
final class SwitchSelection {
    private final Lowering lowering;
    private final BodyBuilder body;

    SwitchSelection(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    /** Whether a switch has patterns, or a case of null. */
    static boolean matches(CtAbstractSwitch<?> choice) {
        return choice.getCases().stream()
                .flatMap(branch -> branch.getCaseExpressions().stream())
                .anyMatch(label -> label instanceof CtCasePattern || label instanceof CtPattern || isNull(label));
    }

    private static boolean isNull(CtExpression<?> label) {
        return label instanceof CtLiteral<?> literal && literal.getValue() == null;
    }

    /**
     * @param entries of the cases
     * @param otherwise where to go if no case fits
     */
    void select(CtAbstractSwitch<?> choice, List<CtCase<?>> cases, List<Label> entries, Label otherwise) {
        CtExpression<?> selector = choice.getSelector();
        CtTypeReference<?> type = ExpressionLowering.type(selector);
        if (selector == null || type == null) {
            lowering.expressions.operand(selector, choice);
            jump(choice, lowering.unknown(choice, "a switch over an unknown type"), entries, otherwise);
        } else if (matches(choice)) {
            match(choice, cases, entries, otherwise);
        } else if (ConvertedTypes.isString(type)) {
            hash(choice, cases, entries, otherwise);
        } else if (ConvertedTypes.primitive(type).isPresent()) {
            CtTypeReference<?> number =
                    lowering.types.of(ConvertedTypes.primitive(type).orElseThrow());
            jump(choice, lowering.expressions.as(selector, number, choice), entries, otherwise);
        } else {
            ordinal(choice, type, entries, otherwise);
        }
    }

    private void jump(CtElement origin, Value value, List<Label> entries, Label otherwise) {
        List<Label> places = new ArrayList<>(entries);
        places.add(otherwise);
        body.leave(new Step.Select(origin, value), places);
    }

    private void ordinal(CtAbstractSwitch<?> choice, CtTypeReference<?> type, List<Label> entries, Label otherwise) {
        // the numbers of the constants are read before the selector is evaluated
        lowering.enumSwitches.with(choice).forEach(each -> lowering.fields.initialise(choice, each));
        Value value = lowering.expressions.receiver(choice.getSelector());
        lowering.fields.initialise(choice, type);
        MethodRef method =
                lowering.references.method(ConvertedTypes.erasure(type), "ordinal", lowering.types.of("int"));
        jump(choice, call(choice, value, method), entries, otherwise);
    }

    private void hash(CtAbstractSwitch<?> choice, List<CtCase<?>> cases, List<Label> entries, Label otherwise) {
        CtTypeReference<?> string = lowering.types.of("java.lang.String");
        Value value = lowering.expressions.receiver(choice.getSelector());
        MethodRef method = lowering.references.method(string, "hashCode", lowering.types.of("int"));
        Value code = call(choice, value, method);
        Map<Integer, List<Test>> tests = new LinkedHashMap<>();
        for (int i = 0; i < cases.size(); i++) {
            for (CtExpression<?> label : cases.get(i).getCaseExpressions()) {
                String text = String.valueOf(lowering.constants.of(label).orElse(""));
                tests.computeIfAbsent(text.hashCode(), key -> new ArrayList<>())
                        .add(new Test(label, text, entries.get(i)));
            }
        }
        List<Label> places = new ArrayList<>();
        tests.values().forEach(group -> places.add(new Label()));
        jump(choice, code, places, otherwise);
        int next = 0;
        for (List<Test> group : tests.values()) {
            body.bind(places.get(next++));
            group.forEach(test -> equal(value, test));
            body.jump(choice, otherwise);
        }
    }

    /** A string and where to go if it is the one. */
    private record Test(CtExpression<?> label, String text, Label entry) {}

    private void equal(Value value, Test test) {
        Label next = new Label();
        body.range(test.label(), () -> {
            Value constant = lowering.constant(test.label(), test.text());
            body.branch(test.label(), equals(test.label(), value, constant), test.entry(), next);
        });
        body.bind(next);
    }

    private Value equals(CtElement origin, Value one, Value other) {
        MethodRef method = lowering.references.method(
                lowering.types.of("java.lang.String"), "equals", lowering.types.of("boolean"), lowering.types.object());
        return body.emit(new Step.Call(origin, method, Dispatch.VIRTUAL, Optional.of(one), List.of(other), true));
    }

    private Value call(CtElement origin, Value receiver, MethodRef method) {
        return body.emit(new Step.Call(origin, method, Dispatch.VIRTUAL, Optional.of(receiver), List.of(), true));
    }

    private void match(CtAbstractSwitch<?> choice, List<CtCase<?>> cases, List<Label> entries, Label otherwise) {
        CtExpression<?> selector = choice.getSelector();
        Operand plain = lowering.expressions.operand(selector, choice);
        Operand value = new Operand(lowering.conversions.reference(selector, plain), plain.type());
        boolean takesNull = cases.stream()
                .flatMap(branch -> branch.getCaseExpressions().stream())
                .anyMatch(SwitchSelection::isNull);
        if (!takesNull) {
            lowering.creations.nonNull(choice, value.value());
        }
        for (int i = 0; i < cases.size(); i++) {
            test(cases.get(i), value, entries.get(i));
        }
        body.jump(choice, otherwise);
    }

    private void test(CtCase<?> branch, Operand value, Label entry) {
        CtExpression<?> guard = branch.getGuard();
        Label matched = guard == null ? entry : new Label();
        for (CtExpression<?> label : branch.getCaseExpressions()) {
            Label next = new Label();
            body.range(label, () -> test(label, value, matched, next));
            body.bind(next);
        }
        if (guard != null) {
            Label skip = new Label();
            body.jump(branch, skip);
            body.bind(matched);
            lowering.conditions.condition(guard, branch, entry, skip);
            body.bind(skip);
        }
    }

    private void test(CtExpression<?> label, Operand value, Label yes, Label no) {
        if (label instanceof CtCasePattern || label instanceof CtPattern) {
            lowering.patterns.test(label, value, label, yes, no);
            return;
        }
        Value constant = lowering.expressions.operand(label, label).value();
        boolean string = lowering.constants.of(label).isPresent();
        Value same = string
                ? equals(label, constant, value.value())
                : body.emit(new Step.Binary(
                        label, BinaryOperatorKind.EQ, lowering.types.object(), value.value(), constant));
        body.branch(label, same, yes, no);
    }
}
