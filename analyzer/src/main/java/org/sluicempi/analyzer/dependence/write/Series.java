package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.code.PlainCalls;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import spoon.reflect.code.CtLoop;

/**
 * The calls that a loop makes at one place are under way together.
 *
 * @param candidate its loop is the one that makes the calls
 * @param mayThrow whether something in the loop besides calls that send, or receive, may end it by an exception
 */
public record Series(Candidate candidate, boolean mayThrow, List<Remark> remarks) implements Flow.Overlap {
    public Series {
        remarks = List.copyOf(remarks);
    }

    @Override
    public List<Affected> affected() {
        return List.of(candidate.affected());
    }

    /** Begins the calls where they stand; the loop's {@link SeriesSteps} end them. */
    @Override
    public String write(Page page) {
        Site site = candidate.site();
        CtLoop loop = candidate.loop().loop();
        String variable = page.variable(candidate, sends() ? "sends" : "recvs", loop);
        page.series(loop, loop, calls())
                .add(new SeriesSteps.Place(site, variable, ArgumentCheck.guards(candidate), mayThrow));
        page.add(new CallStatement(site).among(variable));
        return variable;
    }

    /** Of this kind in the loop. */
    private long calls() {
        Method method = candidate.method();
        return candidate.body().steps().stream()
                .filter(i -> new PlainCalls(method)
                        .isStandard(i, candidate.site().call().kind()))
                .count();
    }

    private boolean sends() {
        return candidate.site().call().kind() == CallKind.SEND;
    }
}
