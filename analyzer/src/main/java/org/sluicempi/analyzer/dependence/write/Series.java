package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.source.SourceText;

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

    /** Begins the calls where they stand; the loop's {@link SeriesSteps} end them. */
    @Override
    public String write(Page page) {
        Site site = candidate.site();
        String variable = page.variable(
                candidate, sends() ? "sends" : "recvs", candidate.loop().loop());
        page.series(candidate.loop().loop()).add(this, variable);
        CallStatement call = new CallStatement(site);
        SourceText text = site.text();
        page.add(new Step.Replace(
                site.id(),
                call.span(),
                text.substring(site.written().communicator()) + "."
                        + (sends() ? names().sendAmong() : names().recvAmong()) + "(" + variable + ", "
                        + call.arguments() + ";"));
        return variable;
    }

    boolean sends() {
        return candidate.site().call().kind() == CallKind.SEND;
    }

    DeltaNames names() {
        return candidate.site().dialect().delta();
    }
}
