package org.sluicempi.analyzer.dependence;

import java.util.List;
import org.sluicempi.analyzer.dependence.each.EachForm;
import org.sluicempi.analyzer.dependence.interchange.Interchange;
import org.sluicempi.analyzer.dependence.rewrite.Rewriting;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.model.ModelledFile;
import org.sluicempi.analyzer.plan.FilePlan;

/** Decides about all sends and receives of a file. */
public final class LoopPlanner implements SitePlanner {
    /** The first one that is right for a call is taken. */
    private static final List<Tactic> TACTICS = List.of(
            new SendPlanner(),
            new ReceivePlanner(),
            new ExchangePlanner(),
            new SeriesPlanner(CallKind.SEND),
            new SeriesPlanner(CallKind.RECV));

    private final List<Tactic> tactics;

    public LoopPlanner() {
        this(TACTICS);
    }

    /** @param tactics in the order in which they are tried; at least one is for each kind of call */
    public LoopPlanner(List<Tactic> tactics) {
        this.tactics = List.copyOf(tactics);
    }

    @Override
    public FilePlan plan(ModelledFile file) {
        Decisions decisions = new Decisions(file, tactics);
        try (Rewriting rewriting = new Rewriting(file.semantics().bodies())) {
            decisions.rewrite(new EachForm(file.text()), rewriting);
            decisions.rewrite(new Interchange(), rewriting);
            decisions.groups();
            return decisions.plan();
        }
    }
}
