package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.model.Effect;
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

/** SL111: another array that loop or gap touch may be the buffer, and no test before the loop could tell. */
final class AliasCheck implements Check {
    private final boolean readsMatter;

    /** @param readsMatter whether reading the other array is dangerous too, as it is for a buffer that still fills */
    AliasCheck(boolean readsMatter) {
        this.readsMatter = readsMatter;
    }

    @Override
    public Optional<Remark> judge(Candidate candidate) {
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
                boolean touched = effect.writes().contains(i) || readsMatter && effect.reads().contains(i);
                if (touched || !effect.isKnown() && !(code.effects().isSend(call) && !readsMatter)) {
                    arrays.add(call.getArguments().get(i));
                }
            }
        }
        return arrays;
    }

    private Optional<Remark> compare(Candidate candidate, CtExpression<?> array) {
        var buffer = candidate.buffer();
        boolean named = buffer.isRow()
                ? array instanceof CtArrayAccess<?, ?> row && candidate.accesses().stream()
                        .anyMatch(access -> access.element().getTarget() == row)
                : buffer.isVariable(array);
        boolean possible = array.getType() == null
                || !array.getType().isPrimitive()
                        && ArrayWrites.mayBeSame(array.getType(), buffer.expression().getType())
                        && !isImmutable(array);
        if (named || !possible || FreshArrays.differ(array, buffer)) {
            return Optional.empty();
        }
        if (array instanceof CtVariableRead<?> variable
                && array.getType().isArray()
                && isSteady(candidate, variable)
                && !buffer.isRow()) {
            candidate.guard(text(candidate, buffer.expression()) + " != " + text(candidate, variable));
            return Optional.empty();
        }
        return Optional.of(refusal(candidate, array));
    }

    private static boolean isImmutable(CtExpression<?> value) {
        return value.getType() != null
                && (value.getType().getQualifiedName().equals("java.lang.String")
                        || !value.getType().isArray()
                                && value.getType().isSubtypeOf(
                                        value.getFactory().Type().createReference(Number.class)));
    }

    private static boolean isSteady(Candidate candidate, CtVariableAccess<?> variable) {
        int earlier = Math.min(
                Spans.of(candidate.loop().loop(), candidate.site().text()).start(),
                candidate.site().span().start());
        return new Evaluation(candidate.whole(), earlier, true)
                .obstacle(variable)
                .isEmpty();
    }

    private static String text(Candidate candidate, CtElement element) {
        return candidate.site().text().substring(Spans.of(element, candidate.site().text()));
    }

    private static Remark refusal(Candidate candidate, CtExpression<?> array) {
        Remarks remarks = candidate.remarks();
        String other = array instanceof CtArrayRead<?> ? "row '" + remarks.snippet(array) + "'" : "'" + remarks.snippet(array) + "'";
        return remarks.say(
                Rule.SL111,
                other + " at " + remarks.line(array) + " may be the same array as '"
                        + candidate.buffer().name() + "'",
                "keep both in local variables that are assigned 'new' arrays only",
                array);
    }
}
