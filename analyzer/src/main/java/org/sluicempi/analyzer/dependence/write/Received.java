package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.candidate.FirstWait;
import org.sluicempi.analyzer.dependence.candidate.StatusCheck;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dependence.check.NullCommunicator;
import org.sluicempi.analyzer.dependence.range.Curves;
import org.sluicempi.analyzer.dependence.range.Need;
import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import spoon.reflect.code.CtStatement;
import spoon.reflect.declaration.CtElement;

/**
 * The message arrives while its consumer loop runs, or at the latest right before it.
 *
 * @param onEveryWay whether it must be completed on every way out of the loop, rather than behind it only
 * @param first where it must have begun
 */
public record Received(Candidate candidate, Need window, boolean onEveryWay, FirstWait first, List<Remark> remarks)
        implements Flow.Overlap {
    public Received {
        remarks = List.copyOf(remarks);
    }

    @Override
    public int cut() {
        return window instanceof Need.Whole ? 0 : 1;
    }

    @Override
    public List<Affected> affected() {
        return List.of(candidate.affected());
    }

    @Override
    public List<Curve> curves() {
        return Curves.of(window, candidate.loop());
    }

    /** Posts the receive where the call stood and waits for all of it at the end. */
    @Override
    public String write(Page page) {
        return write(page, receive(page));
    }

    /** @param value what posts the receive */
    String write(Page page, String value) {
        Site site = candidate.site();
        CtStatement entry = candidate.entry();
        CtStatement call = site.statement().orElseThrow();
        boolean narrower = call.getParent() != entry.getParent();
        String variable = page.variable(candidate, "recv", entry);
        String type = narrower ? page.type(site, names().recvType()) : page.declaring(site, names().recvType());
        if (narrower) {
            String declaration = type + " " + variable + " = " + type + "." + names().none() + "();";
            page.add(new Step.Before(site.id(), page.start(beside(call, entry)), Step.Rank.DECLARATION, declaration));
        }
        String posted = variable + " = " + value + ";";
        page.add(new Step.Replace(site.id(), new CallStatement(site).span(), narrower ? posted : type + " " + posted));
        complete(page, variable);
        page.posted(this, variable);
        if (window instanceof Need.Moving moving) {
            page.loop(candidate).receive(this, moving, variable);
            page.hand(candidate, variable, names().recvType());
        } else if (window instanceof Need.Some some) {
            page.loop(candidate).rows().receive(this, some, variable);
        }
        return variable;
    }

    private DeltaNames names() {
        return candidate.site().dialect().delta();
    }

    /** The receive; where there may be no communicator, it is the author's call that fails. */
    String receive(Page page) {
        Site site = candidate.site();
        CallStatement call = new CallStatement(site);
        String posted = call.replaced(call.communicator(), ArgumentCheck.guards(candidate), call.arguments());
        if (!NullCommunicator.mayBe(candidate)) {
            return posted;
        }
        SourceText text = site.text();
        return call.communicator() + " == null ? " + page.type(site, names().recvType()) + "." + names().received()
                + "(" + text.tokens().onOneLine(site.span()) + ") : " + posted;
    }

    /** Waits for all of the message: in front of the loop, or of the call that leads to it, behind that, or on every way out. */
    private void complete(Page page, String variable) {
        Site site = candidate.site();
        CtStatement entry = candidate.entry();
        String wait = variable + "." + names().waitAll() + "();";
        String kept = new CallStatement(site).prefix() + wait;
        if (onEveryWay) {
            Reach.ofTry(entry);
            boolean assigned = StatusCheck.isAssigned(site);
            page.add(new Step.Finally(site.id(), Spans.ofStatement(entry, site.text()), assigned ? kept : wait));
            if (assigned || kept.equals(wait)) {
                return;
            }
        }
        page.add(
                window instanceof Need.Whole
                        ? new Step.Before(site.id(), page.start(entry), Step.Rank.STATEMENT, kept)
                        : new Step.Behind(
                                site.id(), Spans.ofStatement(entry, site.text()).end(), kept));
    }

    private static CtStatement beside(CtStatement call, CtStatement entry) {
        CtElement here = call;
        while (here.getParent() != entry.getParent()) {
            here = here.getParent();
        }
        return (CtStatement) here;
    }
}
