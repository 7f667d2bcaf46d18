package org.sluicempi.analyzer.dependence.group;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.dependence.code.ArrayTypes;
import org.sluicempi.analyzer.dependence.code.BufferUse;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import spoon.reflect.code.CtStatement;
import spoon.reflect.code.CtStatementList;
import spoon.reflect.declaration.CtElement;

/**
 * What the statements of a group do to the buffers of its calls besides these calls: reading what is being received, giving a
 * buffer's variable another array. Elements are stored by none of them.
 */
final class Disturbance {
    /** A call, and the statement that gets in its way. */
    record Obstacle(Member member, CtStatement statement) {}

    private final Group group;
    private final Method method;
    private final Code code;
    private final Set<CtElement> calls = Collections.newSetFromMap(new IdentityHashMap<>());

    Disturbance(Group group, Method method) {
        this.group = group;
        this.method = method;
        this.code = new Code(group.statements(), method);
        group.members().forEach(member -> calls.add(member.site().invocation()));
    }

    /** What makes another group necessary, for each of the calls whose buffers are concerned. */
    List<Obstacle> obstacles() {
        return group.members().stream().flatMap(member -> of(member).stream()).toList();
    }

    private Optional<Obstacle> of(Member member) {
        // what stands in front of the call is over when it begins: no loop goes round in the statements
        int begun = method.body().of(member.site().invocation()).orElseThrow().to();
        Optional<CtElement> use = member.copied()
                ? Optional.empty()
                : BufferUse.besides(calls, code, member.buffer(), begun, member.receives());
        Value buffer = method.body().value(member.site().buffer()).orElseThrow();
        return use.or(() -> code.steps().stream()
                        .filter(i -> i >= begun && member.receives() && mayRead(i, buffer))
                        .findFirst()
                        .map(i -> code.step(i).origin()))
                .map(place -> new Obstacle(member, statement(place)));
    }

    /** The innermost statement of a list that it belongs to. */
    private static CtStatement statement(CtElement place) {
        CtElement found = place;
        while (!(found instanceof CtStatement && found.getParent() instanceof CtStatementList)) {
            found = found.getParent();
        }
        return (CtStatement) found;
    }

    /** Whether a step may read elements of the buffer under another name; an initialiser of a class may, as a method may. */
    private boolean mayRead(int i, Value buffer) {
        Step step = code.step(i);
        if (step instanceof Step.ReadElement read) {
            return !ArrayTypes.differ(method, read.array(), buffer)
                    && method.objects().mayBeSame(read.array(), buffer);
        }
        if (calls.contains(step.origin())) {
            return false;
        }
        Effect effect = code.effect(i);
        return !effect.elements().isEmpty()
                || effect.fieldsRead().stream().anyMatch(field -> field.endsWith(Effect.ELEMENTS));
    }
}
