package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Assumptions;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.HandlerCheck;
import org.sluicempi.analyzer.dependence.candidate.LoopForm;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.candidate.SiteChecks;
import org.sluicempi.analyzer.dependence.candidate.StatusCheck;
import org.sluicempi.analyzer.dependence.candidate.WaysOut;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dependence.check.LateBegin;
import org.sluicempi.analyzer.dependence.check.NeedFinder;
import org.sluicempi.analyzer.dependence.check.OnlyValues;
import org.sluicempi.analyzer.dependence.check.RowFinder;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.PlainCalls;
import org.sluicempi.analyzer.dependence.range.Need;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Received;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.memo.Lazy;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtLoop;
import spoon.reflect.visitor.filter.TypeFilter;

/** Lets a message arrive while the loop runs that works on it, or what stands in front of that loop. */
final class ReceivePlanner implements Tactic {
    @Override
    public boolean isFor(Site site) {
        return site.call().kind() == CallKind.RECV;
    }

    @Override
    public Flow plan(Site site, Method method) {
        Optional<Remark> unfit = SiteChecks.refusal(site, method);
        if (unfit.isPresent()) {
            return new Flow.Left(unfit.get());
        }
        Optional<Buffer> buffer = Buffer.of(site.buffer(), method.expressions());
        if (buffer.isEmpty()) {
            return new Flow.Left(SiteChecks.ofBuffer(site));
        }
        if (site.statement().isEmpty()) {
            return new Flow.Left(StatusCheck.ofValue(site));
        }
        LoopSearch.Result search = new LoopSearch(method, buffer.get(), false)
                .from(site.statement().get());
        if (search instanceof LoopSearch.Found found) {
            return plan(site, buffer.get(), found, method);
        }
        return new CalledLoop(this, Rule.SL102).plan(site, method, buffer.get(), search);
    }

    private Flow plan(Site site, Buffer buffer, LoopSearch.Found found, Method method) {
        Remarks remarks = new Remarks(site);
        Optional<CountedLoop> loop = LoopSearch.counted(found.loop(), method);
        if (loop.isEmpty()) {
            return new Flow.Left(LoopForm.refusal(found.loop(), method, remarks));
        }
        AccessReader.Result accesses = RowReading.of(buffer, loop.get(), found, method);
        Candidate candidate = Candidate.of(site, buffer, loop.get(), accesses, found, method);
        Flow flow = plan(candidate, accesses);
        for (Candidate assuming : isMoving(flow) ? List.<Candidate>of() : Assumptions.of(candidate)) {
            Flow other = plan(assuming, accesses);
            if (isMoving(other)) {
                return other;
            }
            // Nothing was looked at before it is known whether the loop comes to its end.
            flow = candidate.loop().pace().certain() ? flow : other;
        }
        return flow;
    }

    private static boolean isMoving(Flow flow) {
        return flow instanceof Received received && !(received.window() instanceof Need.Whole);
    }

    private Flow plan(Candidate candidate, AccessReader.Result accesses) {
        AccessReader reader =
                new AccessReader(candidate.loop(), candidate.method().routine());
        Lazy<WaysOut.Result> waysOut = new Lazy<>(() -> new WaysOut(candidate, reader).find());
        Optional<Remark> refusal = Check.first(Checks.ofReceive(candidate, accesses, waysOut), candidate);
        if (refusal.isPresent()) {
            return new Flow.Left(refusal.get());
        }
        if (accesses instanceof AccessReader.Rows rows) {
            return rows(candidate, rows, (WaysOut.Completed) waysOut.get());
        }
        Optional<Need.Moving> window = new NeedFinder(candidate).find();
        return window.isPresent()
                ? moving(candidate, window.get(), (WaysOut.Completed) waysOut.get())
                : whole(candidate, (WaysOut.Completed) waysOut.get());
    }

    private static Flow moving(Candidate candidate, Need.Moving window, WaysOut.Completed completed) {
        Optional<Remark> refusal = completed
                .astray()
                .map(use -> HandlerCheck.ofAstray(candidate.remarks(), use))
                .or(() -> completed.onEveryWay() ? new OnlyValues(candidate).refusal() : Optional.empty());
        return refusal.isPresent()
                ? new Flow.Left(refusal.get())
                : new Received(
                        candidate,
                        window,
                        completed.onEveryWay(),
                        completed.first(),
                        List.of(passed(candidate, " works on it", completed.onEveryWay())));
    }

    private static Flow rows(Candidate candidate, AccessReader.Rows rows, WaysOut.Completed completed) {
        Optional<Need.Some> window = new RowFinder(candidate).find(rows);
        if (window.isEmpty()) {
            return whole(candidate, completed);
        }
        Optional<Remark> refusal = new LateBegin(candidate)
                .refusal()
                .or(() -> completed.onEveryWay() ? new OnlyValues(candidate).refusal() : Optional.empty());
        return refusal.isPresent()
                ? new Flow.Left(refusal.get())
                : new Received(
                        candidate,
                        window.get(),
                        completed.onEveryWay(),
                        completed.first(),
                        List.of(passed(candidate, " works on other rows", completed.onEveryWay())));
    }

    private static Flow whole(Candidate candidate, WaysOut.Completed completed) {
        Remarks remarks = candidate.remarks();
        boolean farther = candidate.between().stream()
                        .anyMatch(part -> !candidate.method().isOfCalled(part)
                                && !part.getElements(new TypeFilter<>(CtLoop.class))
                                        .isEmpty())
                || candidate.gap().steps().stream().anyMatch(i -> new PlainCalls(candidate.method()).isReceive(i));
        if (farther) {
            Remark remark = remarks.say(
                    Rule.SL002,
                    "'" + candidate.buffer().name() + "' arrives while the statements before " + candidate.loopName()
                            + " run; that loop needs all of it at once",
                    candidate.loop().loop());
            return new Received(candidate, new Need.Whole(), false, completed.first(), List.of(remark));
        }
        return new Flow.Left(remarks.say(
                Rule.SL013,
                "the first iteration of " + candidate.loopName() + " may need all of '"
                        + candidate.buffer().name() + "', and nothing stands between the call and the loop",
                "read '" + candidate.buffer().name() + "' in ascending order in the outermost loop",
                candidate.loop().loop()));
    }

    private static Remark passed(Candidate candidate, String meanwhile, boolean onEveryWay) {
        String guard =
                ArgumentCheck.guards(candidate).map(when -> ", if " + when).orElse("")
                        + (onEveryWay ? "; it is complete on every way out of the loop" : "");
        return candidate
                .remarks()
                .say(
                        Rule.SL002,
                        "'" + candidate.buffer().name() + "' arrives while " + candidate.loopName() + meanwhile + guard,
                        candidate.loop().loop());
    }
}
