package org.sluicempi.analyzer.effect;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.callgraph.Hierarchy;
import org.sluicempi.analyzer.callgraph.OwnedBody;
import org.sluicempi.analyzer.callgraph.ValueTypes;
import org.sluicempi.analyzer.flow.Step;
import spoon.reflect.declaration.CtEnum;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtRecord;
import spoon.reflect.declaration.CtRecordComponent;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** What methods do that no source declares: {@code clone} of arrays, and what the compiler adds to enums and records. */
final class Implied {
    private static final Root TARGET = new Root.Argument(Effect.TARGET);

    private final Hierarchy hierarchy;

    Implied(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    /** Empty for all other methods. */
    Optional<Summary> of(OwnedBody code, Step.Call call) {
        if (call.method().declaration().orElse(null) instanceof CtMethod<?> method
                && method.isImplicit()
                && method.getDeclaringType() instanceof CtRecord record
                && call.arguments().isEmpty()) {
            return Optional.of(ofAccessor(record, method));
        }
        CtType<?> owner = hierarchy
                .source(call.method().owner().getQualifiedName())
                .filter(type -> call.method()
                        .declaration()
                        .filter(m -> m.getBody() != null)
                        .isEmpty())
                .orElse(null);
        if (owner instanceof CtEnum<?> && call.receiver().isEmpty()) {
            return ofEnum(owner, call);
        } else if (owner instanceof CtRecord record && call.method().isConstructor()) {
            return ofRecord(record, call);
        }
        return ofArray(code, call);
    }

    /** A new array whose elements are the same. */
    Optional<Summary> ofArray(OwnedBody code, Step.Call call) {
        Optional<CtTypeReference<?>> type = call.receiver()
                .filter(value -> call.method().name().equals("clone"))
                .flatMap(value -> ValueTypes.of(code, value))
                .filter(CtArrayTypeReference.class::isInstance);
        return type.map(array -> {
            SummaryBuilder summary = new SummaryBuilder().read(TARGET).result(Root.FRESH);
            return ValueTypes.isFlatArray(array)
                    ? summary.build()
                    : summary.store(TARGET, Root.FRESH).build();
        });
    }

    private static Optional<Summary> ofEnum(CtType<?> owner, Step.Call call) {
        SummaryBuilder summary = new SummaryBuilder().result(new Root.Field(owner.getQualifiedName() + "#$VALUES"));
        return switch (call.method().name()) {
            case "values" -> Optional.of(summary.result(Root.FRESH).build());
            case "valueOf" -> Optional.of(summary.throwing().build());
            default -> Optional.empty();
        };
    }

    private static Summary ofAccessor(CtRecord record, CtMethod<?> method) {
        SummaryBuilder summary = new SummaryBuilder();
        return ValueTypes.isImmutable(method.getType())
                ? summary.build()
                : summary.readFieldsOf(TARGET)
                        .readField(new FieldUse(record.getQualifiedName() + "#" + method.getSimpleName(), TARGET))
                        .result(TARGET)
                        .build();
    }

    /** The canonical constructor that is not written keeps its arguments. */
    private static Optional<Summary> ofRecord(CtRecord record, Step.Call call) {
        List<CtRecordComponent> components = List.copyOf(record.getRecordComponents());
        if (components.size() != call.arguments().size()) {
            return Optional.empty();
        }
        SummaryBuilder summary = new SummaryBuilder().write(TARGET);
        for (int i = 0; i < components.size(); i++) {
            CtRecordComponent component = components.get(i);
            summary.writeField(new FieldUse(record.getQualifiedName() + "#" + component.getSimpleName(), TARGET));
            if (!ValueTypes.isImmutable(component.getType())) {
                summary.store(new Root.Argument(i), TARGET);
            }
        }
        return Optional.of(summary.build());
    }
}
