package org.sluicempi.analyzer.dependence;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Assumptions;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.CandidateFaults;
import org.sluicempi.analyzer.dependence.candidate.Check;
import org.sluicempi.analyzer.dependence.candidate.Exceptions;
import org.sluicempi.analyzer.dependence.candidate.LoopForm;
import org.sluicempi.analyzer.dependence.candidate.LoopSearch;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.candidate.SiteChecks;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dependence.check.CommunicatorCheck;
import org.sluicempi.analyzer.dependence.check.FrontierFinder;
import org.sluicempi.analyzer.dependence.check.GapCallCheck;
import org.sluicempi.analyzer.dependence.check.RowEndFinder;
import org.sluicempi.analyzer.dependence.check.TestedHalf;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Sent;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.region.AccessReader;
import org.sluicempi.analyzer.region.Buffer;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtStatement;

/** Lets a message leave while the loop runs that computes it. */
final class SendPlanner implements Tactic {
    @Override
    public boolean isFor(Site site) {
        return site.call().kind() == CallKind.SEND;
    }

    @Override
    public Flow plan(Site site, Method method) {
        Optional<Remark> unfit = SiteChecks.refusal(site, method);
        Optional<Buffer> buffer = Buffer.of(site.buffer(), method.expressions());
        if (unfit.isPresent()) {
            return new Flow.Left(unfit.get());
        }
        if (buffer.isEmpty() || site.statement().isEmpty()) {
            return new Flow.Left(SiteChecks.ofBuffer(site));
        }
        CtStatement statement = site.statement().get();
        LoopSearch.Result search = new LoopSearch(method, buffer.get(), true).from(statement);
        if (search instanceof LoopSearch.Found found) {
            return plan(site, buffer.get(), found.before(site.following()), method);
        }
        return new CalledLoop(this, Rule.SL101).plan(site, method, buffer.get(), search);
    }

    private Flow plan(Site site, Buffer buffer, LoopSearch.Found found, Method method) {
        Remarks remarks = new Remarks(site);
        Optional<CountedLoop> loop = LoopSearch.counted(found.loop(), method);
        if (loop.isEmpty()) {
            return new Flow.Left(LoopForm.refusal(found.loop(), method, remarks));
        }
        AccessReader.Result accesses =
                Growth.of(site, buffer, loop.get(), method, RowReading.of(buffer, loop.get(), found, method));
        Candidate candidate = Candidate.of(site, buffer, loop.get(), accesses, found, method);
        Flow flow = plan(candidate, accesses);
        for (Candidate assuming : flow instanceof Flow.Left ? Assumptions.of(candidate) : List.<Candidate>of()) {
            flow = plan(assuming, accesses);
            if (flow instanceof Sent) {
                return flow;
            }
        }
        return flow;
    }

    private Flow plan(Candidate candidate, AccessReader.Result accesses) {
        AccessReader reader =
                new AccessReader(candidate.loop(), candidate.method().routine());
        // Another send in between may have the same envelope: the runtime fixes the order with the first piece.
        boolean visibleGap = new GapCallCheck(i -> false).judge(candidate).isPresent();
        Optional<Remark> refusal = Check.first(Checks.ofSend(candidate, accesses), candidate);
        if (refusal.isPresent()) {
            return new Flow.Left(refusal.get());
        }
        FrontierFinder.Result result = leaving(candidate, accesses);
        if (result instanceof FrontierFinder.Found found) {
            Optional<Remark> nobody = Check.first(List.of(new CommunicatorCheck(), new TestedHalf()), candidate);
            if (nobody.isPresent()) {
                return new Flow.Left(nobody.get());
            }
            // The other half of a call may refuse its arguments, and then nothing has been sent. What a thread stores
            // in
            // front of the call others may rely on as soon as they know of the message.
            boolean announcedAtEnd = candidate.site().isHalf()
                    || Growth.isSizeToldAtEnd(candidate, accesses)
                    || visibleGap
                    || isForgettable(candidate, reader)
                    || candidate.method().hasThreads();
            return new Sent(candidate, found.leaving(), announcedAtEnd, List.of(passed(candidate, announcedAtEnd)));
        }
        return new Flow.Left(((FrontierFinder.Refused) result).remark());
    }

    private static FrontierFinder.Result leaving(Candidate candidate, AccessReader.Result accesses) {
        if (accesses instanceof AccessReader.Growing growing) {
            return new FrontierFinder.Found(Growth.leaving(candidate, growing));
        }
        return accesses instanceof AccessReader.Rows rows
                ? new RowEndFinder(candidate).find(rows)
                : new FrontierFinder(candidate).find();
    }

    /** Whether the message must be forgotten as if it had never been sent, should the loop end by an exception. */
    private static boolean isForgettable(Candidate candidate, AccessReader reader) {
        if (new Exceptions(candidate).whoGoesOn().isEmpty()) {
            return false;
        }
        CandidateFaults faults = new CandidateFaults(candidate, reader);
        boolean untested = faults.untested(candidate.whole()).isPresent();
        if (!untested) {
            faults.tests().forEach(candidate::guard);
        }
        return untested;
    }

    private static Remark passed(Candidate candidate, boolean announcedAtEnd) {
        String guard = ArgumentCheck.when(candidate).map(when -> ", if " + when).orElse("")
                + (announcedAtEnd ? "; other ranks see it where the call stands" : "");
        return candidate
                .remarks()
                .say(
                        Rule.SL001,
                        "'" + candidate.buffer().name() + "' leaves while " + candidate.loopName() + " computes it"
                                + guard,
                        candidate.loop().loop());
    }
}
