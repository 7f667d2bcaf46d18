package org.sluicempi.analyzer.dependence.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.flow.Body;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import spoon.reflect.code.CtAbstractSwitch;
import spoon.reflect.code.CtConditional;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * A call that takes several lines and is to become a part of a choice. The compiler gives each part of a choice a line of its own,
 * that of its parenthesis, and to what fails in it; the call by itself has the line where its statement starts. The two are one
 * where nothing but arguments stands on further lines. Calls, choices and boxing in arguments have their own lines, which they
 * lose where the call is written a second time, on one line.
 */
final class BrokenLines {
    private final Candidate candidate;
    private final SourceText text;
    private final int line;

    BrokenLines(Candidate candidate) {
        this.candidate = candidate;
        this.text = candidate.remarks().text();
        int arguments = candidate.site().written().arguments().start();
        int open = text.tokens().upTo(arguments).orElseThrow().start();
        this.line = text.lineOf(open);
    }

    /** What may fail, in the call's communicator or arguments, under another line than it does in the author's text. */
    Optional<CtElement> moved() {
        List<CtElement> failing = failing();
        if (failing.isEmpty()) {
            return Optional.empty();
        }
        int start = Spans.of(candidate.site().statement().orElseThrow(), text).start();
        return text.lineOf(start) == line
                ? withLines().filter(element -> !isOnTheLine(element)).findFirst()
                : Optional.of(failing.get(0));
    }

    /** Whether it ends on the line; then it starts there, as the statement does. */
    private boolean isOnTheLine(CtElement element) {
        return text.lineOf(Spans.of(element, text).end() - 1) == line;
    }

    private List<CtElement> failing() {
        return steps().filter(i -> candidate.method().step(i) instanceof Step.Call || mayFail(i))
                .map(i -> candidate.method().step(i).origin())
                .toList();
    }

    private boolean mayFail(int i) {
        Step step = candidate.method().step(i);
        if (step instanceof Step.Initialise initialise) {
            return !candidate.method().calls().isApiType(initialise.type().getQualifiedName());
        }
        return candidate.method().effect(i).mayThrow();
    }

    /** What the compiler gives a line of its own. */
    private Stream<CtElement> withLines() {
        Stream<CtElement> calls = steps().map(i -> candidate.method().step(i))
                .filter(Step.Call.class::isInstance)
                .map(Step::origin);
        Stream<CtElement> choices =
                candidate.site().invocation().getElements(new TypeFilter<>(CtElement.class)).stream()
                        .filter(element ->
                                element instanceof CtConditional<?> || element instanceof CtAbstractSwitch<?>);
        return Stream.concat(calls, choices);
    }

    /** What is executed before the call itself. */
    private Stream<Integer> steps() {
        Body body = candidate.method().body();
        CtElement call = candidate.site().invocation();
        Range range = body.of(call).orElseThrow();
        return Stream.iterate(range.from(), i -> i < range.to(), i -> i + 1)
                .filter(i -> body.step(i).origin() != call);
    }
}
