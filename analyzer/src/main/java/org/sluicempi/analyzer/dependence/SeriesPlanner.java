package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.CandidateFaults;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.candidate.SiteChecks;
import org.sluicempi.analyzer.dependence.candidate.StatusCheck;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dependence.check.SeriesAliasCheck;
import org.sluicempi.analyzer.dependence.check.SeriesCallCheck;
import org.sluicempi.analyzer.dependence.check.SeriesCatcherCheck;
import org.sluicempi.analyzer.dependence.check.SeriesExitCheck;
import org.sluicempi.analyzer.dependence.check.SeriesOnlookerCheck;
import org.sluicempi.analyzer.dependence.check.SeriesTouchCheck;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.PlainCalls;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Series;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.SiteFinder;
import spoon.reflect.code.CtBlock;
import spoon.reflect.code.CtFor;
import spoon.reflect.code.CtIf;
import spoon.reflect.code.CtLoop;
import spoon.reflect.code.CtVariableRead;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.visitor.filter.TypeFilter;

/**
 * Lets the calls of a loop that send to one rank after another, or receive from one after another, be under way together. They
 * are begun where they stand and waited for behind the loop.
 */
final class SeriesPlanner implements Tactic {
    private final CallKind kind;

    /** @param kind SEND or RECV */
    SeriesPlanner(CallKind kind) {
        this.kind = kind;
    }

    @Override
    public boolean isFor(Site site) {
        return site.call().kind() == kind;
    }

    @Override
    public Flow plan(Site site, Method method) {
        Remarks remarks = new Remarks(site);
        Optional<CtLoop> loop = around(site);
        if (loop.isEmpty()) {
            return new Flow.Left(noLoop(remarks));
        }
        // One whose counter may stand still makes its calls for one rank again and again.
        Optional<CountedLoop> counted = LoopSearch.counting(loop.get(), method)
                .filter(found -> found.pace().constant().isPresent());
        if (counted.isEmpty()) {
            return new Flow.Left(noLoop(remarks));
        }
        Flow flow = plan(site, counted.get(), method);
        if (flow instanceof Series) {
            return gains(site, counted.get(), method) ? flow : new Flow.Left(ofSize(remarks, site));
        }
        return isOverRanks(site, counted.get()) ? flow : new Flow.Left(noLoop(remarks));
    }

    /** Whether this message, or another one that goes along, has more than a few elements. */
    private boolean gains(Site site, CountedLoop loop, Method method) {
        return !SiteChecks.isSmall(site, method)
                || SiteFinder.in(loop.loop(), site.dialect(), site.text()).stream()
                        .filter(other -> !SiteChecks.isSmall(other, method))
                        .filter(other -> around(other).stream().anyMatch(each -> each == loop.loop()))
                        .anyMatch(other -> plan(other, loop, method) instanceof Series);
    }

    /** Whether the loop's counter says with whom a message is exchanged. */
    private static boolean isOverRanks(Site site, CountedLoop loop) {
        return site.peer().getElements(new TypeFilter<CtVariableRead<?>>(CtVariableRead.class)).stream()
                .anyMatch(read -> read.getVariable().getDeclaration() == loop.counter());
    }

    private static Remark noLoop(Remarks remarks) {
        return remarks.say(Rule.SL118, "no loop makes the call for one rank after another");
    }

    /** The innermost loop around the call, out of the {@code if}s around it. */
    static Optional<CtLoop> around(Site site) {
        CtElement here = site.statement().orElse(site.invocation()).getParent();
        while (here instanceof CtBlock<?> || here instanceof CtIf) {
            here = here.getParent();
        }
        return here instanceof CtFor loop ? Optional.of(loop) : Optional.empty();
    }

    private Flow plan(Site site, CountedLoop loop, Method method) {
        Optional<Remark> unfit = SiteChecks.refusalOfWhole(site);
        if (unfit.isPresent()) {
            return new Flow.Left(unfit.get());
        }
        Optional<Buffer> buffer = Buffer.of(site.buffer(), method.expressions());
        if (buffer.isEmpty()) {
            return new Flow.Left(SiteChecks.ofBuffer(site));
        }
        if (site.statement().stream().noneMatch(statement -> statement == site.invocation())) {
            return new Flow.Left(StatusCheck.ofValue(site));
        }
        Candidate candidate = candidate(site, buffer.get(), loop, method);
        Optional<Remark> refusal = Check.first(checks(site, method), candidate);
        return refusal.isPresent()
                ? new Flow.Left(refusal.get())
                : new Series(candidate, mayThrow(candidate), List.of(passed(candidate)));
    }

    /** @param loop that makes the call */
    static Candidate candidate(Site site, Buffer buffer, CountedLoop loop, Method method) {
        AccessReader.Result accesses = new AccessReader(loop, method.routine()).read(buffer);
        LoopSearch.Found found = new LoopSearch.Found(loop.loop(), List.of(), List.of());
        return Candidate.of(site, buffer, loop, accesses, found, method);
    }

    private List<Check> checks(Site site, Method method) {
        boolean receives = kind == CallKind.RECV;
        List<Check> checks = new ArrayList<>(List.of(new SeriesCallCheck(kind), new SeriesExitCheck()));
        if (receives || !SiteChecks.isCopied(site, method)) {
            checks.add(new SeriesTouchCheck(receives));
            checks.add(new SeriesAliasCheck(receives));
        }
        checks.add(new SeriesCatcherCheck(receives));
        checks.add(new SeriesOnlookerCheck(receives));
        return checks;
    }

    /** Whether anything in the loop but its calls of this kind may end it by an exception. */
    private boolean mayThrow(Candidate candidate) {
        Method method = candidate.method();
        CandidateFaults faults =
                CandidateFaults.between(candidate, candidate.loop().loop());
        return candidate.body().steps().stream()
                .anyMatch(i -> method.effect(i).mayThrow()
                        && !new PlainCalls(method).isStandard(i, kind)
                        && !faults.isProved(i));
    }

    private static Remark ofSize(Remarks remarks, Site site) {
        return remarks.say(
                Rule.SL010,
                "'" + remarks.snippet(site.buffer()) + "' has " + remarks.snippet(site.count())
                        + " elements: there is nothing to gain");
    }

    private Remark passed(Candidate candidate) {
        boolean sends = kind == CallKind.SEND;
        String when =
                ArgumentCheck.guards(candidate).map(guards -> ", if " + guards).orElse("");
        return candidate
                .remarks()
                .say(
                        sends ? Rule.SL004 : Rule.SL005,
                        "the messages that " + candidate.loopName() + (sends ? " sends out of '" : " receives into '")
                                + candidate.buffer().name() + "' are under way together" + when,
                        candidate.loop().loop());
    }
}
