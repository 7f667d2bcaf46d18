package org.sluicempi.corpus.edit;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/** The places of the original text that a plan may replace. Everything else must stay. */
final class Planned {
    private Planned() {}

    static List<Span> replaced(FilePlan plan) {
        List<Span> spans = new ArrayList<>();
        for (Step step : plan.steps()) {
            if (step instanceof Step.Replace replace) {
                spans.add(replace.statement());
            } else if (step instanceof Step.ReplaceExpression replace) {
                spans.add(replace.expression());
            } else if (step instanceof Step.Count count) {
                spans.add(count.header());
            }
        }
        return spans;
    }
}
