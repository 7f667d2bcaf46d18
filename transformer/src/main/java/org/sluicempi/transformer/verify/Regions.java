package org.sluicempi.transformer.verify;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/** The stretch of the original that a site's changes speak of: its call, its loop, and what stands between. */
final class Regions {
    private final Map<String, Span> bySite = new HashMap<>();
    private final Map<String, Span> received = new HashMap<>();

    Regions(FilePlan plan) {
        plan.sites().forEach(site -> add(site.id(), site.call()));
        plan.steps().forEach(this::add);
    }

    Optional<Span> of(String site) {
        return Optional.ofNullable(bySite.get(site));
    }

    /** The statement of a receive that is replaced. */
    Optional<Span> received(String site) {
        return Optional.ofNullable(received.get(site));
    }

    private void add(Step step) {
        if (step instanceof Step.BeginSend begin) {
            add(begin.site(), new Span(begin.before(), begin.before()));
        } else if (step instanceof Step.EndSend end) {
            add(end.site(), end.statement());
        } else if (step instanceof Step.EndTestedSend end) {
            add(end.site(), end.statement());
        } else if (step instanceof Step.PostReceive post) {
            add(post.site(), post.statement());
            received.put(post.site(), post.statement());
        } else if (step instanceof Step.Insert insert) {
            add(insert.site(), new Span(insert.at(), insert.at()));
        } else if (step instanceof Step.Complete complete) {
            add(complete.site(), complete.loop());
        } else if (step instanceof Step.Annotate loop) {
            add(loop.site(), loop.loop());
            loop.waits().forEach(call -> add(call.site(), loop.loop()));
            loop.sends().forEach(call -> add(call.site(), loop.loop()));
        } else if (step instanceof Step.Strip loop) {
            add(loop.site(), loop.loop());
            loop.waits().forEach(call -> add(call.site(), loop.loop()));
            loop.sends().forEach(call -> add(call.site(), loop.loop()));
        }
    }

    private void add(String site, Span span) {
        bySite.merge(
                site,
                span,
                (left, right) -> new Span(Math.min(left.start(), right.start()), Math.max(left.end(), right.end())));
    }
}
