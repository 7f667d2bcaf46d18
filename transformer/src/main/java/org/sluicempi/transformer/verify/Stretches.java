package org.sluicempi.transformer.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.FilePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;

/**
 * The stretch of the original that a site's changes speak of: its call, its loop, and what stands between. Where the loop stands
 * in a method that is called, each of the two methods has a stretch of its own.
 */
final class Stretches {
    private final MethodSpans members;
    private final Map<String, List<Span>> bySite = new HashMap<>();
    private final Map<String, List<Replaced>> replaced = new HashMap<>();

    /** @param holder the statement that what is declared in a replaced piece is still declared in */
    private record Replaced(Span holder, Span piece) {}

    Stretches(FilePlan plan, MethodSpans members) {
        this.members = members;
        plan.sites().forEach(site -> add(site.id(), site.call()));
        plan.steps().forEach(this::add);
    }

    /**
     * The stretches of a site: that in the method that the offset lies in, that whole method, as the header of its loop may
     * have what its body has not, then the same of other methods.
     */
    List<Span> of(String site, int offset) {
        List<Span> spans = new ArrayList<>(bySite.getOrDefault(site, List.of()));
        List<Span> stretches = new ArrayList<>();
        for (int at = offset; ; at = spans.get(0).start()) {
            int method = at;
            spans.stream()
                    .filter(span -> members.areTogether(span.start(), method))
                    .reduce((left, right) ->
                            new Span(Math.min(left.start(), right.start()), Math.max(left.end(), right.end())))
                    .ifPresent(stretches::add);
            members.around(method).ifPresent(stretches::add);
            spans.removeIf(span -> members.areTogether(span.start(), method));
            if (spans.isEmpty()) {
                return stretches;
            }
        }
    }

    /**
     * Whether a name may only be seen where nothing is changed for a site: inside a type or a lambda that holds none of its changes,
     * or as that of a local variable whose block does not.
     *
     * @param local where the variable is declared, if it is a local one
     */
    boolean isHidden(int name, OptionalInt local, String site) {
        List<Integer> changes =
                bySite.getOrDefault(site, List.of()).stream().map(Span::start).toList();
        return members.isHidden(name, changes) || local.isPresent() && members.isLocalHidden(local.getAsInt(), changes);
    }

    /**
     * What is replaced for a site, and may have declared a variable whose declaration an edit at an offset writes anew: statements, and
     * the header of a loop that the offset lies in.
     */
    List<Span> replaced(String site, int offset) {
        return replaced.getOrDefault(site, List.of()).stream()
                .filter(each -> each.holder.start() <= offset && offset <= each.holder.end())
                .map(Replaced::piece)
                .toList();
    }

    /** Imports and added declarations speak of nothing that stands around them. */
    private void add(Step step) {
        if (step instanceof Step.Before before && before.rank() != Step.Rank.DECLARATION) {
            add(before.site(), new Span(before.at(), before.at()));
        } else if (step instanceof Step.Behind behind) {
            add(behind.site(), new Span(behind.at(), behind.at()));
        } else if (step instanceof Step.First first) {
            add(first.site(), first.body());
        } else if (step instanceof Step.Last last) {
            add(last.site(), last.body());
        } else if (step instanceof Step.Replace replace) {
            add(replace.site(), replace.statement());
            replaced(
                    replace.site(),
                    members.around(replace.statement().start()).orElse(replace.statement()),
                    replace.statement());
        } else if (step instanceof Step.ReplaceExpression replace) {
            add(replace.site(), replace.expression());
        } else if (step instanceof Step.Count count) {
            add(count.site(), count.loop());
            replaced(count.site(), count.loop(), count.header());
        } else if (step instanceof Step.Finally leaving) {
            add(leaving.site(), leaving.statements());
        } else if (step instanceof Step.Wrap wrap) {
            add(wrap.site(), wrap.statement());
            Stream.of(wrap.first(), wrap.last())
                    .flatMap(List::stream)
                    .forEach(inner -> add(inner.site(), wrap.statement()));
        }
    }

    private void add(String site, Span span) {
        bySite.computeIfAbsent(site, key -> new ArrayList<>()).add(span);
    }

    private void replaced(String site, Span holder, Span piece) {
        replaced.computeIfAbsent(site, key -> new ArrayList<>()).add(new Replaced(holder, piece));
    }
}
