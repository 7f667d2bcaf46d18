package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dependence.range.Curves;
import org.sluicempi.analyzer.dependence.range.Frontier;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.source.Tokens;

/**
 * The message leaves while its producer loop runs.
 *
 * @param leaving which parts leave when
 * @param announcedAtEnd whether it keeps its place among other messages, behind what stands between loop and call
 */
public record Sent(Candidate candidate, Leaving leaving, boolean announcedAtEnd, List<Remark> remarks)
        implements Flow.Overlap {
    public Sent {
        remarks = List.copyOf(remarks);
    }

    @Override
    public int cut() {
        return 1;
    }

    @Override
    public List<Affected> affected() {
        return List.of(candidate.affected());
    }

    @Override
    public List<Curve> curves() {
        return Curves.of(leaving, candidate.loop());
    }

    /** Opens the send in front of its loop and ends it where the call stood. */
    @Override
    public String write(Page page) {
        String variable = begin(page);
        page.add(isTested() ? unlessBegun(variable) : end(variable));
        return variable;
    }

    /** Whether the message may turn out not to be begun, because one of its arguments might throw. */
    boolean isTested() {
        return !candidate.tests().all().isEmpty();
    }

    /** Opens the send in front of its loop; returns the name of its delta object. */
    String begin(Page page) {
        Site site = candidate.site();
        String variable = page.variable(candidate, "send", candidate.entry());
        String sendType = names().sendType();
        String type = isTested() ? page.type(site, sendType) : page.declaring(site, sendType);
        String value = isTested() ? testedBegin(type) : begin(ArgumentCheck.when(candidate));
        page.add(new Step.Before(
                site.id(),
                page.start(candidate.entry()),
                Step.Rank.CLOSEST,
                type + " " + variable + " = " + value + ";"));
        if (leaving instanceof Leaving.Row row) {
            page.loop(candidate).rows().send(this, row, variable);
        }
        if (leaving instanceof Leaving.Growing growing) {
            page.loop(candidate).send(this, growing, variable);
        }
        frontiers().forEach(frontier -> page.loop(candidate).send(this, frontier, variable));
        page.hand(candidate, variable, sendType);
        if (!announcedAtEnd) {
            page.announced(candidate.entry());
        }
        return variable;
    }

    private List<Frontier> frontiers() {
        if (leaving instanceof Leaving.Streams streams) {
            return streams.frontiers();
        }
        return leaving instanceof Frontier frontier ? List.of(frontier) : List.of();
    }

    private DeltaNames names() {
        return candidate.site().dialect().delta();
    }

    /** What its end is told: the size of the message, if that is known there only. */
    private String size() {
        return isSizeToldAtEnd() ? ArgumentCheck.size(candidate) : "";
    }

    private boolean isSizeToldAtEnd() {
        return leaving instanceof Leaving.Growing growing && growing.sizeToldAtEnd();
    }

    /** The end of the message in the place of the call. */
    private Step end(String variable) {
        CallStatement call = new CallStatement(candidate.site());
        return new Step.Replace(
                candidate.site().id(), call.span(), variable + "." + names().sendEnd() + "(" + size() + ");");
    }

    /** Leaves the call to be made where the message was not begun, because an argument might throw. */
    private Step unlessBegun(String variable) {
        CallStatement call = new CallStatement(candidate.site());
        String header = "if (!" + variable + "." + names().sendEndIfBegun() + "(" + size() + "))";
        return new Step.Wrap(candidate.site().id(), call.span(), header, List.of(), List.of(), true);
    }

    /** A begin that is made only where none of its arguments throws; the comments stay at the call, which stays too. */
    private String testedBegin(String type) {
        String written = ArgumentCheck.when(candidate).orElseThrow() + " ? " + begin(Optional.empty()) + " : " + type
                + "." + names().none() + "()";
        return Tokens.of(written).onOneLine(new Span(0, written.length()));
    }

    private String begin(Optional<String> when) {
        String arguments = isSizeToldAtEnd() ? ArgumentCheck.earlyAtMost(candidate) : ArgumentCheck.early(candidate);
        return new CallStatement(candidate.site()).replaced(ArgumentCheck.communicator(candidate), when, arguments)
                + (announcedAtEnd ? "." + names().announceAtEnd() + "()" : "");
    }
}
