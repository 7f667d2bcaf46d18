package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.Bound;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.region.Pace;
import org.sluicempi.analyzer.symbolic.Monomial;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;

/**
 * Tests, for the begin of a candidate, that bounds of its loops have not wrapped around at 2<sup>31</sup> and that their counters
 * move to these bounds; what is planned with these loops may rely on their polynomials.
 */
public final class Assumptions {
    private final Candidate candidate;
    private final Set<String> tests = new LinkedHashSet<>();

    /** @param candidate whose variables the tests are made of */
    Assumptions(Candidate candidate) {
        this.candidate = candidate;
    }

    /** In the order in which they were asked for. */
    List<String> tests() {
        return List.copyOf(tests);
    }

    /** The candidate's loop with its bounds and its pace tested, if need be and if a test can tell. */
    CountedLoop outer() {
        return tested(candidate.loop());
    }

    /** An access in the loop, with the bounds of the loops inside tested likewise. */
    public Access of(Access access, CountedLoop outer) {
        return of(access, outer, List.of());
    }

    /** @param known polynomials that are at least 0 wherever the outer loop starts */
    Access of(Access access, CountedLoop outer, List<Poly> known) {
        List<CountedLoop> nest = new ArrayList<>();
        List<Poly> facts = new ArrayList<>(outer.range());
        facts.addAll(known);
        for (CountedLoop loop : access.nest()) {
            CountedLoop inner = tested(loop.knowing(facts));
            nest.add(inner);
            facts.addAll(inner.range());
        }
        return access.within(nest);
    }

    /** A loop with its bounds and its pace tested, if need be and if a test can tell. */
    CountedLoop tested(CountedLoop loop) {
        List<Bound> uncertain = loop.uncertainBounds();
        boolean paced = loop.pace().certain() || isTestable(loop.pace());
        if (!paced || !uncertain.stream().allMatch(this::isTestable)) {
            return loop;
        }
        if (!loop.pace().certain()) {
            addTests(loop.pace());
        }
        uncertain.stream()
                .map(Bound::written)
                .filter(bound -> !isVariable(bound))
                .forEach(bound -> tests.add(test(bound)));
        return loop.tested();
    }

    /** What is steady where it is written is so as a polynomial, too, whose variables are the same. */
    private boolean isTestable(Bound bound) {
        return IndexRange.isLongSized(bound.written()) && Guards.isSteady(candidate, bound.source());
    }

    private boolean isTestable(Pace pace) {
        return IndexRange.isLongSized(pace.size())
                && Guards.isSteady(candidate, pace.value())
                && Readable.atBegin(candidate, pace.value().symbols());
    }

    /** {@code size > 0}; {@code 2 * k > 0 && (long) 2 * k == 2 * k}. */
    private void addTests(Pace pace) {
        Poly size = pace.size();
        tests.add(PolyText.of(size) + " > 0");
        if (!isVariable(size)) {
            tests.add(test(size));
        }
    }

    /** Such a value is what the program computes, whatever it is. */
    private static boolean isVariable(Poly value) {
        return value.terms().size() == 1 && value.degree() == 1 && value.terms().containsValue(1L);
    }

    /** {@code n - 1 < n}; {@code (long) k * w == k * w}. */
    private static String test(Poly bound) {
        Poly value = bound.evaluated();
        long constant = value.terms().getOrDefault(Monomial.ONE, 0L);
        Poly variable = value.plus(-constant);
        if (!isVariable(variable) || constant == 0) {
            return PolyText.ofLong(bound) + " == " + PolyText.of(bound);
        }
        return constant < 0
                ? PolyText.of(bound) + " < " + PolyText.of(variable)
                : PolyText.of(variable) + " < " + PolyText.of(bound);
    }

    /**
     * The candidate before anything was decided about it, with tests of what is not certain of its loops: of those
     * inside, then of all. None where no bound may or no test could tell.
     */
    public static List<Candidate> of(Candidate candidate) {
        List<Candidate> assuming = new ArrayList<>();
        for (boolean all : new boolean[] {false, true}) {
            Assumptions assumptions = new Assumptions(candidate);
            CountedLoop outer = all ? assumptions.outer() : candidate.loop();
            boolean more = !all || !assumptions.tests.isEmpty();
            List<Access> accesses = candidate.accesses().stream()
                    .map(access -> assumptions.of(access, outer))
                    .toList();
            if (more && !assumptions.tests.isEmpty()) {
                assuming.add(candidate.with(outer, accesses, assumptions.tests()));
            }
        }
        return assuming;
    }
}
