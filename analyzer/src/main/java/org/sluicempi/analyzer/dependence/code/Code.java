package org.sluicempi.analyzer.dependence.code;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.effect.Effect;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.region.Assignments;
import org.sluicempi.analyzer.symbolic.Symbol;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtField;
import spoon.reflect.declaration.CtVariable;

/** Some statements and expressions of a method, as steps, and what they may do. */
public final class Code {
    private final Method method;
    private final List<Range> statements = new ArrayList<>();
    private final List<Range> loopBodies = new ArrayList<>();
    private final List<Integer> indices = new ArrayList<>();
    private final Assignments assignments;

    /** @param parts of the method, in the order of the text; what is no code of it has no steps */
    public Code(List<? extends CtElement> parts, Method method) {
        this.method = method;
        List<Range> ranges = new ArrayList<>();
        for (CtElement part : parts) {
            Optional<Range> range = method.body().of(part);
            range.ifPresent(ranges::add);
            if (part instanceof CtStatement) {
                range.ifPresent(statements::add);
            }
            if (part instanceof CtLoop loop) {
                method.body().of(loop.getBody()).ifPresent(loopBodies::add);
            }
        }
        for (Range range : ranges) {
            for (int i = range.from(); i < range.to(); i++) {
                indices.add(i);
            }
        }
        this.assignments = Assignments.in(method.body(), ranges);
    }

    public Method method() {
        return method;
    }

    /** The indices of its steps, in order. */
    public List<Integer> steps() {
        return indices;
    }

    public Step step(int index) {
        return method.step(index);
    }

    public Effect effect(int index) {
        return method.effect(index);
    }

    /** What may give the variable another value: an assignment, a call, or another thread if it is volatile. */
    public Optional<CtElement> change(CtVariable<?> variable) {
        Optional<CtElement> assignment = assignments.to(variable);
        if (assignment.isPresent() || !(variable instanceof CtField<?> field)) {
            return assignment;
        }
        for (int i : indices) {
            if (method.mayChange(i, field)) {
                return Optional.of(step(i).origin());
            }
        }
        return field.isVolatile() ? Optional.of(field) : Optional.empty();
    }

    /** The name by which effects speak of a field. */
    public static String nameOf(CtField<?> field) {
        return field.getDeclaringType().getQualifiedName() + "#" + field.getSimpleName();
    }

    /** What may change the value of one of the symbols. */
    public Optional<CtElement> change(Collection<Symbol> symbols) {
        Stream<Optional<CtElement>> elements = symbols.stream()
                .flatMap(symbol -> symbol.premises().elements().stream())
                .map(element -> ElementWrites.mayChange(this, element));
        Stream<Optional<CtElement>> variables = symbols.stream()
                .flatMap(symbol -> symbol.owners().stream())
                .filter(CtVariable.class::isInstance)
                .map(owner -> change((CtVariable<?>) owner));
        return Stream.concat(variables, elements).flatMap(Optional::stream).findFirst();
    }

    /** The first step that may leave a statement other than by its end, or never reach it; exceptions apart. */
    public Optional<CtElement> exit() {
        return exit(loopBodies).or(() -> exit(statements));
    }

    /** The same, a {@code break} that leads right behind a loop left aside: it only ends the loop early. */
    public Optional<CtElement> exitFromStatements() {
        return exit(statements);
    }

    private Optional<CtElement> exit(List<Range> ranges) {
        Body body = method.body();
        for (Range range : ranges) {
            for (int i = range.from(); i < range.to(); i++) {
                if (body.step(i) instanceof Step.Throw
                        || body.successors(i).stream().anyMatch(next -> leaves(next, range))) {
                    return Optional.of(body.step(i).origin());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean leaves(int next, Range range) {
        return !range.contains(next) && next != range.to();
    }

    /** A lambda or a synchronised block: what happens there, and when, is not followed. */
    public Optional<CtElement> hidden() {
        return indices.stream()
                .map(this::step)
                .filter(step -> step instanceof Step.Capture || step instanceof Step.MonitorEnter)
                .findFirst()
                .map(Step::origin);
    }
}
