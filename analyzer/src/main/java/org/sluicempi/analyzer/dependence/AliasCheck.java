package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sluicempi.analyzer.model.Effect;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Spans;
import spoon.reflect.code.CtAbstractInvocation;
import spoon.reflect.code.CtArrayAccess;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtArrayWrite;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtVariableAccess;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.reference.CtArrayTypeReference;
import spoon.reflect.reference.CtTypeReference;

/** SL111: another array that loop or gap touch may be the buffer, and no test before the loop could tell. */
final class AliasCheck implements Check {
    private static final Set<String> MAY_HOLD_ARRAYS =
            Set.of("java.lang.Object", "java.lang.Cloneable", "java.io.Serializable");

    private final boolean readsMatter;

    /** @param readsMatter whether reading the other array is dangerous too, as it is for a buffer that still fills */
    AliasCheck(boolean readsMatter) {
        this.readsMatter = readsMatter;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        if (FreshArrays.isFresh(candidate.buffer().variable())) {
            return Optional.empty();
        }
        Optional<CtElement> hidden = FieldArrays.touched(candidate.whole(), candidate.buffer(), readsMatter);
        if (hidden.isPresent()) {
            return hidden.map(call -> refusal(
                    candidate,
                    call,
                    "an array that '" + candidate.remarks().snippet(call) + "' reaches through a field"));
        }
        for (CtExpression<?> array : others(candidate.whole())) {
            Optional<Remark> refusal = compare(candidate, array);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    private List<CtExpression<?>> others(Code code) {
        List<CtExpression<?>> arrays = new ArrayList<>();
        for (CtArrayAccess<?, ?> access : code.all(CtArrayAccess.class)) {
            if (readsMatter || access instanceof CtArrayWrite<?>) {
                arrays.add(access.getTarget());
            }
        }
        for (CtAbstractInvocation<?> call : code.calls()) {
            Effect effect = code.effects().of(call);
            for (int i = 0; i < call.getArguments().size(); i++) {
                boolean touched = effect.writes().contains(i)
                        || readsMatter && effect.reads().contains(i);
                if (touched || !effect.isKnown() && !(code.effects().isSend(call) && !readsMatter)) {
                    arrays.add(call.getArguments().get(i));
                }
            }
        }
        return arrays;
    }

    private Optional<Remark> compare(Candidate candidate, CtExpression<?> array) {
        Buffer buffer = candidate.buffer();
        boolean named = buffer.isRow()
                ? array instanceof CtArrayAccess<?, ?> row
                        && candidate.accesses().stream()
                                .anyMatch(access -> access.element().getTarget() == row)
                : buffer.isVariable(array);
        if (named || !mayBeBuffer(array, buffer) || FreshArrays.differ(array, buffer)) {
            return Optional.empty();
        }
        if (array instanceof CtVariableRead<?> variable
                && array.getType().isArray()
                && isSteady(candidate, variable)
                && !buffer.isRow()) {
            candidate.guard(text(candidate, buffer.expression()) + " != " + text(candidate, variable));
            return Optional.empty();
        }
        String kind = array instanceof CtArrayRead<?> ? "row '" : "'";
        return Optional.of(refusal(candidate, array, kind + candidate.remarks().snippet(array) + "'"));
    }

    private static boolean mayBeBuffer(CtExpression<?> value, Buffer buffer) {
        CtTypeReference<?> type = value.getType();
        if (type == null || type.isPrimitive()) {
            return type == null;
        }
        return type instanceof CtArrayTypeReference<?>
                ? ArrayWrites.mayBeSame(type, buffer.expression().getType())
                : MAY_HOLD_ARRAYS.contains(type.getQualifiedName());
    }

    private static boolean isSteady(Candidate candidate, CtVariableAccess<?> variable) {
        int earlier = Math.min(
                Spans.of(candidate.loop().loop(), candidate.site().text()).start(),
                candidate.site().span().start());
        return new Evaluation(candidate.whole(), earlier, true, false)
                .obstacle(variable)
                .isEmpty();
    }

    private static String text(Candidate candidate, CtElement element) {
        return candidate
                .site()
                .text()
                .substring(Spans.of(element, candidate.site().text()));
    }

    private static Remark refusal(Candidate candidate, CtElement place, String other) {
        Remarks remarks = candidate.remarks();
        return remarks.say(
                Rule.SL111,
                other + " at " + remarks.line(place) + " may be the same array as '"
                        + candidate.buffer().name() + "'",
                "keep both in local variables that are assigned 'new' arrays only",
                place);
    }
}
