package org.sluicempi.analyzer.flow.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.flow.Dispatch;
import org.sluicempi.analyzer.flow.MethodRef;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.flow.language.ConvertedTypes;
import spoon.reflect.code.BinaryOperatorKind;
import spoon.reflect.code.CtCatch;
import spoon.reflect.code.CtCatchVariable;
import spoon.reflect.code.CtConstructorCall;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtLocalVariable;
import spoon.reflect.code.CtResource;
import spoon.reflect.code.CtTry;
import spoon.reflect.code.CtTryWithResource;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtTypeReference;

/** Writes {@code try} (JLS 14.20). A resource is closed by two calls, one of them for the case of an exception. */
final class TryLowering {
    private final Lowering lowering;
    private final BodyBuilder body;

    TryLowering(Lowering lowering) {
        this.lowering = lowering;
        this.body = lowering.body;
    }

    void region(CtTry region) {
        if (region.getFinalizer() == null) {
            guarded(region);
        } else {
            body.protect(region, () -> guarded(region), () -> lowering.statements.statement(region.getFinalizer()));
        }
    }

    private void guarded(CtTry region) {
        if (region.getCatchers().isEmpty()) {
            inside(region);
            return;
        }
        Label outer = body.landing();
        Label inner = new Label();
        Label end = new Label();
        body.landAt(inner);
        inside(region);
        body.landAt(outer);
        body.jump(region, end);
        body.bind(inner.use());
        List<Label> handlers = new ArrayList<>();
        boolean takesAll = false;
        for (CtCatch handler : region.getCatchers()) {
            handlers.add(new Label());
            takesAll |= takesAll(handler);
        }
        List<Label> places = new ArrayList<>(handlers);
        if (!takesAll) {
            places.add(outer);
        }
        body.leave(new Step.Landing(region), places);
        for (int i = 0; i < handlers.size(); i++) {
            body.bind(handlers.get(i));
            handler(region.getCatchers().get(i));
            body.jump(region, end);
        }
        body.bind(end);
    }

    private static boolean takesAll(CtCatch handler) {
        return handler.getParameter() != null
                && ConvertedTypes.name(handler.getParameter().getType()).equals("java.lang.Throwable");
    }

    private void handler(CtCatch handler) {
        CtCatchVariable<?> variable = handler.getParameter();
        body.range(handler, () -> {
            if (variable != null) {
                body.range(variable, () -> {
                    Value caught = body.emit(new Step.Caught(variable));
                    body.emit(new Step.WriteLocal(variable, variable, caught));
                });
            }
            lowering.statements.statement(handler.getBody());
        });
    }

    private void inside(CtTry region) {
        List<CtResource<?>> resources = region instanceof CtTryWithResource with ? with.getResources() : List.of();
        resource(region, resources, 0);
    }

    private void resource(CtTry region, List<CtResource<?>> resources, int index) {
        if (index == resources.size()) {
            lowering.statements.statement(region.getBody());
            return;
        }
        CtResource<?> resource = resources.get(index);
        Value opened = open(resource);
        CtExpression<?> initialiser =
                resource instanceof CtLocalVariable<?> variable ? variable.getDefaultExpression() : null;
        boolean isNew = initialiser instanceof CtConstructorCall<?>;
        Label outer = body.landing();
        Label inner = new Label();
        Label end = new Label();
        BodyBuilder.Cleanup cleanup = new BodyBuilder.Cleanup();
        body.landAt(inner);
        body.enter(cleanup);
        resource(region, resources, index + 1);
        body.leaveCleanup();
        if (body.isReachable()) {
            cleanup.exits.add(end);
            body.jump(region, cleanup.entry);
        }
        body.landAt(outer);
        if (!cleanup.exits.isEmpty()) {
            body.bind(cleanup.entry);
            close(resource, opened, isNew);
            body.leave(new Step.Jump(region), List.copyOf(cleanup.exits));
        }
        body.bind(inner.use());
        failed(region, resource, opened, isNew);
        body.bind(end);
    }

    private Value open(CtResource<?> resource) {
        return body.range((CtElement) resource, () -> {
            if (resource instanceof CtLocalVariable<?> variable) {
                Value value = lowering.expressions.as(variable.getDefaultExpression(), variable.getType(), variable);
                body.emit(new Step.WriteLocal(variable, variable, value));
                return value;
            }
            return resource instanceof CtExpression<?> expression
                    ? lowering.expressions.receiver(expression)
                    : lowering.unknown(resource, "a resource of an unknown kind");
        });
    }

    private void close(CtResource<?> resource, Value opened, boolean isNew) {
        Label there = new Label();
        Label end = new Label();
        if (!isNew) {
            Value none = lowering.constant(resource, null);
            Value is =
                    body.emit(new Step.Binary(resource, BinaryOperatorKind.NE, lowering.types.object(), opened, none));
            body.branch(resource, is, there, end);
        }
        body.bind(there);
        CtTypeReference<?> owner = type(resource);
        MethodRef method = lowering.references.method(
                owner == null ? lowering.types.of("java.lang.AutoCloseable") : owner,
                "close",
                lowering.types.of("void"));
        body.emit(new Step.Call(resource, method, Dispatch.VIRTUAL, Optional.of(opened), List.of(), true));
        body.bind(end);
    }

    private static @Nullable CtTypeReference<?> type(CtResource<?> resource) {
        CtTypeReference<?> type = resource instanceof CtLocalVariable<?> variable
                ? variable.getType()
                : resource instanceof CtExpression<?> expression ? ExpressionLowering.type(expression) : null;
        return type == null ? null : ConvertedTypes.erasure(type);
    }

    /** Closes after an exception, which keeps what closing throws. */
    private void failed(CtTry region, CtResource<?> resource, Value opened, boolean isNew) {
        body.emit(new Step.Landing(region));
        Value primary = body.emit(new Step.Caught(region));
        Label outer = body.landing();
        Label inner = new Label();
        Label rethrow = new Label();
        body.landAt(inner);
        close(resource, opened, isNew);
        body.landAt(outer);
        body.jump(region, rethrow);
        body.bind(inner.use());
        body.emit(new Step.Landing(region));
        Value second = body.emit(new Step.Caught(region));
        CtTypeReference<?> throwable = lowering.types.of("java.lang.Throwable");
        MethodRef method = lowering.references.method(throwable, "addSuppressed", lowering.types.of("void"), throwable);
        body.emit(new Step.Call(region, method, Dispatch.VIRTUAL, Optional.of(primary), List.of(second), true));
        body.bind(rethrow);
        body.raise(region, primary);
    }
}
