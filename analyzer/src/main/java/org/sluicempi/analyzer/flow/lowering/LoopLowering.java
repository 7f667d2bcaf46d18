package org.sluicempi.analyzer.flow.lowering;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import org.sluicempi.analyzer.flow.language.Generics;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtDo;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtForEach;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtWhile;
import spoon.reflect.declaration.CtType;
import spoon.reflect.declaration.CtVariable;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** Writes loops (JLS 14.12 to 14.14). */
final class LoopLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    LoopLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    void loop(CtLoop loop) {
        Label end = new Label();
        if (loop instanceof CtWhile plain) {
            condition(plain, plain.getLoopingExpression(), end);
        } else if (loop instanceof CtDo plain) {
            repeat(plain, end);
        } else if (loop instanceof CtFor plain) {
            counted(plain, end);
        } else if (loop instanceof CtForEach each) {
            if (ExpressionLowering.type(each.getExpression()) instanceof CtArrayTypeReference<?>) {
                elements(each, end);
            } else {
                iterated(each, end);
            }
        } else {
            lowering.unknown(loop, "a loop of an unknown kind");
        }
        body.bind(end);
    }

    /** The code that is repeated; {@code continue} leads to {@code onward}. */
    private void repeated(CtLoop loop, Label end, Label onward) {
        lowering.targets.enter(new JumpTargets.Target(
                loop.getLabel(), true, end, Optional.of(onward), Optional.empty(), body.depth()));
        lowering.statements.statement(loop.getBody());
        lowering.targets.leave();
    }

    private void condition(CtWhile loop, @Nullable CtExpression<?> condition, Label end) {
        Label head = new Label();
        Label inside = new Label();
        body.bind(head);
        lowering.conditions.condition(condition, loop, inside, end);
        body.bind(inside);
        repeated(loop, end, head);
        body.jump(loop, head);
    }

    private void repeat(CtDo loop, Label end) {
        Label head = new Label();
        Label onward = new Label();
        body.bind(head);
        repeated(loop, end, onward);
        body.bind(onward);
        lowering.conditions.condition(loop.getLoopingExpression(), loop, head, end);
    }

    private void counted(CtFor loop, Label end) {
        lowering.statements.statements(loop.getForInit());
        Label head = new Label();
        Label inside = new Label();
        Label onward = new Label();
        body.bind(head);
        if (loop.getExpression() != null) {
            lowering.conditions.condition(loop.getExpression(), loop, inside, end);
        }
        body.bind(inside);
        repeated(loop, end, onward);
        body.bind(onward);
        lowering.statements.statements(loop.getForUpdate());
        body.jump(loop, head);
    }

    /** Over an array: it and its length are read once; the hidden index is a {@link Step.Merge}. */
    private void elements(CtForEach loop, Label end) {
        CtTypeReference<?> integer = lowering.types.of("int");
        Value array = lowering.expressions.receiver(loop.getExpression());
        Value length = body.emit(new Step.ArrayLength(loop, array));
        Value first = lowering.constant(loop, 0);
        Label head = new Label();
        Label inside = new Label();
        Label onward = new Label();
        body.bind(head);
        Value index = body.emit(new Step.Merge(loop, List.of(first)));
        Value more = body.emit(new Step.Binary(loop, BinaryOperatorKind.LT, integer, index, length));
        body.branch(loop, more, inside, end);
        body.bind(inside);
        Value element = body.emit(new Step.ReadElement(loop, array, index));
        CtTypeReference<?> type = ConvertedTypes.component(ExpressionLowering.type(loop.getExpression()));
        take(loop, new Operand(element, type));
        repeated(loop, end, onward);
        body.bind(onward);
        if (body.isReachable()) {
            Value one = lowering.constant(loop, 1);
            Value next = body.emit(new Step.Binary(loop, BinaryOperatorKind.PLUS, integer, index, one));
            body.replace(index, new Step.Merge(loop, List.of(first, next)));
            body.jump(loop, head);
        }
    }

    private void iterated(CtForEach loop, Label end) {
        CtTypeReference<?> type = ExpressionLowering.type(loop.getExpression());
        CtTypeReference<?> iterator = lowering.types.of("java.util.Iterator");
        Value source = lowering.expressions.receiver(loop.getExpression());
        CtTypeReference<?> owner =
                type == null ? lowering.types.of("java.lang.Iterable") : ConvertedTypes.erasure(type);
        Value each = call(loop, source, lowering.references.method(owner, "iterator", iterator));
        Label head = new Label();
        Label inside = new Label();
        body.bind(head);
        MethodRef test = lowering.references.method(iterator, "hasNext", lowering.types.of("boolean"));
        body.branch(loop, call(loop, each, test), inside, end);
        body.bind(inside);
        MethodRef step = lowering.references.method(iterator, "next", lowering.types.object());
        Value next = call(loop, each, step);
        take(loop, new Operand(next, iterated(loop, type), lowering.types.object()));
        repeated(loop, end, head);
        body.jump(loop, head);
    }

    private Value call(CtForEach loop, Value receiver, MethodRef method) {
        return body.emit(new Step.Call(loop, method, Dispatch.VIRTUAL, Optional.of(receiver), List.of(), true));
    }

    private void take(CtForEach loop, Operand element) {
        CtVariable<?> variable = loop.getVariable();
        body.range(variable, () -> {
            Value value = lowering.conversions.to(loop, element, variable.getType());
            body.emit(new Step.WriteLocal(variable, variable, value));
        });
    }

    /** The type of what is iterated over; where it is not known, the one that the variable demands. */
    private CtTypeReference<?> iterated(CtForEach loop, @Nullable CtTypeReference<?> type) {
        CtTypeReference<?> demanded = loop.getVariable().getType();
        Optional<CtTypeReference<?>> found = lowering.declarations
                .type(lowering.types.of("java.lang.Iterable"))
                .flatMap(iterable -> type == null ? Optional.empty() : argument(type, iterable));
        return found.filter(element -> !ConvertedTypes.isPrimitive(demanded)
                        || ConvertedTypes.primitive(element).isPresent())
                .orElseGet(() ->
                        ConvertedTypes.isPrimitive(demanded) ? lowering.types.box(demanded.getSimpleName()) : demanded);
    }

    private Optional<CtTypeReference<?>> argument(CtTypeReference<?> type, CtType<?> iterable) {
        CtTypeReference<?> parameter =
                iterable.getFormalCtTypeParameters().get(0).getReference();
        CtTypeReference<?> argument =
                Generics.of(type, iterable, lowering.declarations).of(parameter);
        return argument == parameter ? Optional.empty() : Optional.of(argument);
    }
}
