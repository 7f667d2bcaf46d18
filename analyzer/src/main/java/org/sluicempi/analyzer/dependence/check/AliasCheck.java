package org.sluicempi.analyzer.dependence.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.alias.Objects;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Guards;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.code.ArrayTypes;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.FieldArrays;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Rows;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Spans;
import spoon.reflect.code.CtArrayRead;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;

/** SL111: another array that loop or gap touch may be the buffer, and no test before the loop could tell. */
public final class AliasCheck implements Check {
    private final boolean readsMatter;

    /** @param readsMatter whether reading the other array is dangerous too, as it is for a buffer that still fills */
    public AliasCheck(boolean readsMatter) {
        this.readsMatter = readsMatter;
    }

    /**
     * A reference whose object a step touches.
     *
     * @param deep whether it touches what the object leads to as well
     */
    private record Touched(Value reference, boolean deep, CtElement place) {}

    @Override
    public Optional<Remark> judge(Candidate candidate) {
        Method method = candidate.method();
        Value buffer = candidate.bufferValue();
        if (!method.objects().isPrivate(buffer)) {
            Optional<CtElement> hidden = FieldArrays.touched(candidate.whole(), candidate.buffer(), readsMatter);
            if (hidden.isPresent() && !untilEnd(candidate).isPrivate(buffer)) {
                return hidden.map(call -> refusal(
                        candidate,
                        call,
                        "an array that '" + candidate.remarks().snippet(call) + "' reaches through a field"));
            }
        }
        for (Touched touched : others(candidate)) {
            Optional<Remark> refusal = compare(candidate, touched);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    private static boolean may(Touched touched, Value buffer, Objects objects) {
        return touched.deep()
                ? objects.mayReach(touched.reference(), buffer)
                : objects.mayBeSame(touched.reference(), buffer);
    }

    /** Who has got hold of what until loop and gap are over; asked only where what comes behind them matters. */
    private static Objects untilEnd(Candidate candidate) {
        List<Integer> places = new ArrayList<>(candidate.whole().steps());
        places.add(candidate.bufferValue().step());
        return candidate.method().objectsUntil(places);
    }

    /** Of the call itself, where the loop makes it, other checks know. */
    private List<Touched> others(Candidate candidate) {
        Code code = candidate.whole();
        List<Touched> all = new ArrayList<>();
        for (int i : code.steps()) {
            Step step = code.step(i);
            if (step instanceof Step.WriteElement write) {
                all.add(new Touched(write.array(), false, step.origin()));
            } else if (readsMatter && step instanceof Step.ReadElement read) {
                all.add(new Touched(read.array(), false, step.origin()));
            } else if (step instanceof Step.Call call
                    && step.origin() != candidate.site().invocation()) {
                addArguments(code.effect(i), call, all);
            }
        }
        return all;
    }

    private void addArguments(Effect effect, Step.Call call, List<Touched> all) {
        for (int k = 0; k < call.arguments().size(); k++) {
            if (touchesElements(effect, k)) {
                all.add(new Touched(call.arguments().get(k), true, call.origin()));
            }
        }
        if (touchesElements(effect, Effect.TARGET)) {
            call.receiver().ifPresent(receiver -> all.add(new Touched(receiver, true, call.origin())));
        }
    }

    private boolean touchesElements(Effect effect, int k) {
        return effect.elements().contains(k)
                && (effect.writes().contains(k) || readsMatter && effect.reads().contains(k));
    }

    private Optional<Remark> compare(Candidate candidate, Touched touched) {
        Method method = candidate.method();
        Value buffer = candidate.bufferValue();
        if (isNamed(candidate, touched)
                || !may(touched, buffer, method.objects())
                || ArrayTypes.differ(method, touched.reference(), touched.deep(), candidate.buffer())
                || !may(touched, buffer, untilEnd(candidate))
                || isRowOfAnother(candidate, touched)) {
            return Optional.empty();
        }
        CtElement other = method.body().producer(touched.reference()).origin();
        if (!Spans.exist(other)) {
            return Optional.of(refusal(
                    candidate,
                    touched.place(),
                    "an array that '" + candidate.remarks().snippet(touched.place()) + "' reaches"));
        }
        boolean flat =
                other instanceof CtVariableRead<?> read && read.getType() != null && ArrayTypes.isFlat(read.getType());
        if (flat
                && Guards.isSteady(candidate, (CtVariableRead<?>) other)
                && !candidate.buffer().isRow()) {
            candidate.guard(
                    Guards.text(candidate, candidate.buffer().expression()) + " != " + Guards.text(candidate, other));
            return Optional.empty();
        }
        String name = "'" + candidate.remarks().snippet(other) + "'";
        if (isNoArray(other)) {
            return Optional.of(leading(candidate, other, name));
        }
        boolean row = method.body().producer(touched.reference()) instanceof Step.ReadElement;
        return Optional.of(refusal(candidate, other, row ? "row " + name : name));
    }

    private static boolean isNoArray(CtElement reference) {
        return reference instanceof CtExpression<?> expression
                && expression.getType() != null
                && !expression.getType().isArray()
                && !expression.getType().getQualifiedName().equals("java.lang.Object");
    }

    /** An object that may have been told of the buffer, such as a generator of numbers of a class that the author has written. */
    private static Remark leading(Candidate candidate, CtElement place, String name) {
        Remarks remarks = candidate.remarks();
        String buffer = candidate.buffer().name();
        return remarks.say(
                Rule.SL111,
                name + " at " + remarks.line(place) + " may be an object that leads to the array in '" + buffer + "'",
                "keep '" + buffer
                        + "' in a local variable that is assigned 'new' arrays only, which no object is given",
                place);
    }

    /** Whether the reference is a row that is not the buffer, because the begin tests that it is a row of another array. */
    private static boolean isRowOfAnother(Candidate candidate, Touched touched) {
        Method method = candidate.method();
        boolean told = Rows.told(candidate.buffer(), candidate.whole())
                .filter(rows -> rows.isRow(touched.reference()))
                .isPresent();
        if (!told
                || !(method.body().producer(touched.reference()) instanceof Step.ReadElement row)
                || !(candidate.buffer().expression() instanceof CtArrayRead<?> own)
                || !(method.body().producer(row.array()).origin() instanceof CtVariableRead<?> other)
                || !Spans.exist(other)
                || !Guards.isSteady(candidate, other)) {
            return false;
        }
        candidate.guard(Guards.text(candidate, own.getTarget()) + " != " + Guards.text(candidate, other));
        return true;
    }

    /** Whether the reference names the buffer itself: other checks look after that. */
    private static boolean isNamed(Candidate candidate, Touched touched) {
        Buffer buffer = candidate.buffer();
        Step producer = candidate.method().body().producer(touched.reference());
        if (!buffer.isRow()) {
            return buffer.isVariable(candidate.method().body(), touched.reference());
        }
        boolean told = producer instanceof Step.ReadElement row
                && buffer.isVariable(candidate.method().body(), row.array())
                && Rows.told(buffer, candidate.whole()).isPresent();
        return told
                || candidate.accesses().stream()
                        .map(access -> candidate.method().step(access.step()))
                        .flatMap(step -> step.operands().stream().limit(1))
                        .anyMatch(touched.reference()::equals);
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
