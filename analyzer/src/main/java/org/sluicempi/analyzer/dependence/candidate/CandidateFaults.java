package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.code.Bounds;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.EnclosingFacts;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.dependence.range.Turning;
import org.sluicempi.analyzer.flow.Range;
import org.sluicempi.analyzer.flow.Step;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.BlockCopy;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.symbolic.Getter;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;
import org.sluicempi.analyzer.symbolic.Prover;
import spoon.reflect.code.CtExpression;
import spoon.reflect.code.CtForEach;
import spoon.reflect.declaration.CtElement;

/**
 * Whether code of a candidate is free of exceptions: proved, or as a test in front of it can tell, in the manner of a
 * compiler's range checks. What the code may throw all the same is named.
 */
public final class CandidateFaults {
    private final Candidate candidate;
    private final Method method;
    private final List<ReadLoop> loops;
    private final Optional<Range> statement;
    private final List<String> nulls = new ArrayList<>();
    private final List<String> ranges = new ArrayList<>();
    private boolean decisive = true;

    /** @param reader of the candidate's loop */
    public CandidateFaults(Candidate candidate, AccessReader reader) {
        this(candidate, List.of(new ReadLoop(candidate.loop(), reader)), Optional.empty());
    }

    private CandidateFaults(Candidate candidate, List<ReadLoop> loops, Optional<Range> statement) {
        this.candidate = candidate;
        this.method = candidate.method();
        this.loops = loops;
        this.statement = statement;
    }

    /** Of a statement of the method, with the loops in it: between call and loop as a rule. */
    public static CandidateFaults between(Candidate candidate, CtElement statement) {
        Method method = candidate.method();
        return new CandidateFaults(
                candidate, ReadLoop.in(statement, method), method.body().of(statement));
    }

    /** The first step whose exception no test can rule out. */
    public Optional<CtElement> untested(Code code) {
        for (int i : code.steps()) {
            Step step = code.step(i);
            if (method.effect(i).mayThrow() && !isTested(i, step)) {
                return Optional.of(step.origin());
            }
        }
        return Optional.empty();
    }

    /** The same for some uses of the buffer in the loop. */
    public Optional<CtElement> untested(List<Access> uses) {
        for (Access access : uses) {
            Step step = method.step(access.step());
            if (!isTested(access.step(), step)) {
                return Optional.of(step.origin());
            }
        }
        return Optional.empty();
    }

    /** Whether a step is free of exceptions, be it without a test. */
    public boolean isProved(int i) {
        return isTested(i, method.step(i)) && tests().isEmpty();
    }

    /** The tests that tell, for all code asked about so far: nothing throws where they hold. */
    public List<String> tests() {
        List<String> tests = new ArrayList<>(nulls);
        tests.addAll(ranges);
        return tests;
    }

    /**
     * Whether the loop throws where a test fails: every iteration executes what is tested. Otherwise a loop that does well may
     * fail the test.
     */
    boolean areDecisive() {
        return decisive;
    }

    private boolean isTested(int i, Step step) {
        if (step instanceof Step.ReadElement read) {
            return read.origin() instanceof CtForEach || isElement(i, read.array(), read.index());
        }
        if (step instanceof Step.WriteElement write) {
            return !write.ofReferences() && isElement(i, write.array(), write.index());
        }
        if (step instanceof Step.ArrayLength length) {
            return isNotNull(length.array(), i);
        }
        if (step instanceof Step.ReadField read) {
            return read.target().map(target -> isNotNull(target, i)).orElse(true);
        }
        if (step instanceof Step.WriteField write) {
            return write.target().map(target -> isNotNull(target, i)).orElse(true);
        }
        if (step instanceof Step.Call call && BlockCopy.isOne(call)) {
            return isCopied(i, call);
        }
        if (step instanceof Step.Call call
                && Getter.field(call, method.routine()).isPresent()) {
            return isNotNull(call.receiver().orElseThrow(), i);
        }
        return step instanceof Step.Binary binary && new Proofs(method).isNotZero(binary.right(), i);
    }

    /**
     * Whether both arrays have the elements that are copied, and the places of a copy of none: whether they can be copied is said by
     * their types.
     */
    private boolean isCopied(int i, Step.Call call) {
        return BlockCopy.isOfNumbers(call)
                && BlockCopy.ARRAYS.stream()
                        .map(call.arguments()::get)
                        .allMatch(array -> loops.stream()
                                .anyMatch(known -> isElement(
                                                known, i, array, known.reader().copied(i, call, array), 1)
                                        && isCount(known, i, BlockCopy.count(call))));
    }

    private boolean isCount(ReadLoop known, int i, Value count) {
        List<Poly> facts = new ArrayList<>(known.facts(method));
        facts.addAll(known.loop().facts());
        return known.reader()
                .expressions()
                .read(count)
                .filter(number -> isAtLeast(number, Poly.ZERO, method.prover(facts), i))
                .isPresent();
    }

    private boolean isNotNull(Value value, int place) {
        if (new Proofs(method).isNotNull(value, place)) {
            return true;
        }
        Optional<String> text = steadyText(value);
        text.ifPresent(written -> add(nulls, written + " != null", place));
        return text.isPresent();
    }

    /** The value as it can be written where the guard stands. */
    private Optional<String> steadyText(Value value) {
        Step producer = method.body().producer(value);
        if (method.expressions().variable(producer).isEmpty()
                || !(producer.origin() instanceof CtExpression<?> expression)
                || !Guards.isSteady(candidate, expression)) {
            return Optional.empty();
        }
        return Optional.of(Guards.text(candidate, expression));
    }

    private boolean isElement(int i, Value array, Value index) {
        return statement.isPresent() && isProved(i, array, index)
                || loops.stream()
                        .anyMatch(known ->
                                isElement(known, i, array, known.reader().access(i, array, index), 0));
    }

    /** Whether the array has been made where its length can be read, and is long enough. */
    private boolean isProved(int i, Value array, Value index) {
        return new Bounds(method)
                .holds(array, index, EnclosingFacts.at(method.step(i).origin(), method));
    }

    /** @param unsure how many of the innermost loops may have no iterations when the access fails */
    private boolean isElement(ReadLoop known, int i, Value array, Optional<Access> found, int unsure) {
        Optional<Poly> length = found.flatMap(access -> length(access, array));
        if (length.isEmpty() || !isNotNull(array, i)) {
            return false;
        }
        Assumptions assumptions = new Assumptions(candidate);
        List<Poly> sizes = new Proofs(method).isNotNull(array, i)
                ? new Bounds(method).sizes(array, known.loop().loop())
                : List.of();
        CountedLoop outer = assumptions.tested(known.loop().knowing(sizes));
        Access access = assumptions.of(found.orElseThrow(), outer, sizes);
        if (!Stream.concat(Stream.of(outer), access.nest().stream()).allMatch(CountedLoop::isCertain)) {
            return false;
        }
        assumptions.tests().forEach(test -> add(ranges, test, i));
        List<Poly> facts = new ArrayList<>(known.facts(method));
        facts.addAll(outer.facts());
        access.nest().subList(0, access.nest().size() - unsure).forEach(loop -> facts.addAll(loop.facts()));
        Prover prover = method.prover(facts);
        Optional<Poly> low = IndexRange.corner(access, outer, prover, false);
        Optional<Poly> high = IndexRange.corner(access, outer, prover, true);
        return low.isPresent()
                && high.isPresent()
                && Stream.concat(Stream.of(outer), access.nest().stream())
                        .allMatch(loop -> doesNotTurn(loop, Turning.isHarmless(loop, access, outer, prover), i))
                && isAtLeast(low.get(), Poly.ZERO, prover, i)
                && isAtLeast(length.get(), high.get().plus(1), prover, i);
    }

    /** By its name, or as the program has made it. */
    private Optional<Poly> length(Access access, Value array) {
        Optional<Poly> named = access.length().map(Poly::of);
        return named.isEmpty() || method.hasOwnRows(array, array.step())
                ? new Bounds(method).made(array).or(() -> named)
                : named;
    }

    /** @param harmless whether nothing follows for the access from a counter that is equal to the last number */
    private boolean doesNotTurn(CountedLoop loop, boolean harmless, int place) {
        Optional<List<String>> tests = harmless ? Turning.bySteps(loop, List.of()) : Turning.atLast(loop, List.of());
        boolean known = tests.isPresent()
                && (tests.get().isEmpty()
                        || Guards.isSteady(candidate, loop.first())
                                && Guards.isSteady(candidate, loop.end())
                                && Guards.isSteady(candidate, loop.pace().value()));
        if (known) {
            tests.get().forEach(test -> add(ranges, test, place));
        }
        return known;
    }

    private boolean isAtLeast(Poly larger, Poly smaller, Prover prover, int place) {
        Poly difference = larger.minus(smaller);
        if (prover.isNonNegative(difference)) {
            return true;
        }
        boolean never = difference.evaluated().constant().isPresent();
        if (never
                || !Guards.isSteady(candidate, difference)
                || !IndexRange.isLongSized(larger)
                || !IndexRange.isLongSized(smaller)) {
            return false;
        }
        add(ranges, text(smaller) + " <= " + text(larger), place);
        return true;
    }

    private static String text(Poly poly) {
        return poly.constant().isPresent() ? PolyText.of(poly) : PolyText.ofLong(poly);
    }

    private void add(List<String> tests, String test, int place) {
        decisive &= !mayPassBy(place);
        if (!tests.contains(test)) {
            tests.add(test);
        }
    }

    private boolean mayPassBy(int place) {
        int start = loops.stream()
                .map(known -> known.range(method))
                .filter(range -> range.contains(place))
                .map(Range::from)
                .findFirst()
                .orElse(place);
        return loops.stream().anyMatch(known -> known.reader().mayPassBy(place))
                || statement
                        .filter(range -> method.routine().paths().mayPassBy(range, new Range(start, start + 1)))
                        .isPresent();
    }
}
