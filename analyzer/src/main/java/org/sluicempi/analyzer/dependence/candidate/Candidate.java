package org.sluicempi.analyzer.dependence.candidate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.code.Called;
import org.sluicempi.analyzer.dependence.code.Code;
import org.sluicempi.analyzer.dependence.code.EarlyTests;
import org.sluicempi.analyzer.dependence.code.EnclosingFacts;
import org.sluicempi.analyzer.dependence.code.Inlining;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.Proofs;
import org.sluicempi.analyzer.dependence.range.IndexRange;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.flow.Value;
import org.sluicempi.analyzer.region.Access;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.symbolic.Poly;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;

/**
 * A site with the loop that produces or consumes its message, before anybody has checked that they may overlap.
 *
 * @param accesses all uses of the buffer in the loop
 * @param bufferValue the buffer as the call gets it
 * @param between what is executed between the call and the loop
 * @param conditions around the call and not around the loop
 * @param body the loop
 * @param gap what {@code between} may do
 * @param whole loop and gap together
 * @param guards facts to be tested at run time, in the order in which they were found; grows while checks run
 * @param tests that what a send evaluates early does not throw; grows while checks run
 */
public record Candidate(
        Site site,
        Method method,
        Buffer buffer,
        Value bufferValue,
        CountedLoop loop,
        List<Access> accesses,
        List<CtElement> between,
        List<EnclosingIf> conditions,
        Code body,
        Code gap,
        Code whole,
        List<String> guards,
        EarlyTests tests,
        Remarks remarks) {

    /** @param accesses all uses of the buffer in the loop, if they could be read */
    public static Candidate of(
            Site site,
            Buffer buffer,
            CountedLoop loop,
            AccessReader.Result accesses,
            LoopSearch.Found found,
            Method method) {
        List<CtElement> all = new ArrayList<>(found.between());
        all.add(loop.loop());
        Code whole = new Code(all, method);
        return new Candidate(
                site,
                method,
                buffer,
                method.body().value(site.buffer()).orElseThrow(),
                loop,
                accesses instanceof AccessReader.Found known ? List.copyOf(known.accesses()) : List.of(),
                List.copyOf(found.between()),
                List.copyOf(found.conditions()),
                new Code(List.of(loop.loop()), method),
                new Code(found.between(), method),
                whole,
                new ArrayList<>(),
                earlyTests(site, loop, whole, method),
                new Remarks(site));
    }

    private static EarlyTests earlyTests(Site site, CountedLoop loop, Code whole, Method method) {
        int earlier = Spans.of(entry(loop, method), site.text()).start();
        return new EarlyTests(method.body(), new Inlining(whole, earlier), site.text());
    }

    private static CtStatement entry(CountedLoop loop, Method method) {
        return method.called()
                .filter(looked -> method.isOfCalled(loop.loop()))
                .map(Called::statement)
                .orElse(loop.loop());
    }

    /** The method that the loop stands in, if that is not the site's own. */
    public Optional<Called> called() {
        return method.called().filter(looked -> method.isOfCalled(loop.loop()));
    }

    /** That method by itself, as all its calls know it, if there are others than the one that the loop stands for. */
    public Optional<Method> calledByOthers() {
        return called().filter(looked -> !looked.others().isEmpty()).map(looked -> method.other(looked.method()));
    }

    /** The statement of the site's method that the loop is, or that calls the method which it stands in. */
    public CtStatement entry() {
        return entry(loop, method);
    }

    /**
     * All that may change what a guard tests before the loop has ended, in no order. A receive belongs to it: it may be what the
     * program waits for another thread by.
     */
    public Code sinceBegin() {
        if (site.call().kind() == CallKind.SEND) {
            return whole;
        }
        List<CtElement> all = new ArrayList<>(List.of(site.invocation()));
        all.addAll(between);
        all.add(loop.loop());
        return new Code(all, method);
    }

    /** What changes where the site's message travels in its loop. */
    public Affected affected() {
        return new Affected(site, method, entry(), loop.loop(), called());
    }

    /** Offset of that statement. */
    public int begin() {
        return Spans.of(entry(), site.text()).start();
    }

    /** Index of the step that is executed first in that statement. */
    public int start() {
        return method.body().of(entry()).orElseThrow().from();
    }

    /** The same candidate before anything was decided about it, with more known about its loops if the first guards hold. */
    Candidate with(CountedLoop known, List<Access> uses, List<String> firstGuards) {
        return new Candidate(
                site,
                method,
                buffer,
                bufferValue,
                known,
                uses,
                between,
                conditions,
                body,
                gap,
                whole,
                new ArrayList<>(firstGuards),
                earlyTests(site, known, whole, method),
                remarks);
    }

    public void guard(String condition) {
        if (!guards.contains(condition)) {
            guards.add(condition);
        }
    }

    /** Adds what other guards can only be evaluated behind. */
    void guardFirst(String condition) {
        if (!guards.contains(condition)) {
            guards.add(0, condition);
        }
    }

    /** Adds what {@link IndexRange} demands; it may ask the buffer for its length. */
    public void guard(IndexRange.Guarded demanded) {
        if (demanded.inside() && !new Proofs(method).isNotNull(bufferValue, guardStart())) {
            guard(Guards.text(this, site.buffer()) + " != null");
        }
        demanded.conditions().forEach(this::guard);
    }

    /** Index of the step that is executed first in the loop, its header included. */
    public int loopStart() {
        return method.body().of(loop.loop()).orElseThrow().from();
    }

    /** Index of the step in front of which guards are evaluated: the earlier of the loop and the call. */
    int guardStart() {
        int call = method.body().of(site.invocation()).orElseThrow().from();
        return Math.min(start(), call);
    }

    /** {@code the loop at line 12}, and how it is cut where that is not said by its place. */
    public String loopName() {
        String name = "the loop at " + remarks.line(loop.loop());
        return loop.isInterchanged() ? name + ", cut into strips of the one inside," : name;
    }

    /** What holds in every iteration of the loop. */
    public List<Poly> facts() {
        List<Poly> facts = new ArrayList<>(loop.facts());
        facts.addAll(EnclosingFacts.of(loop, method));
        return facts;
    }
}
