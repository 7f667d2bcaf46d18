package org.sluicempi.transformer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.transformer.change.FileChange;

/** Which calls of a file can only be changed together: they write at one place, or one writes inside what another wraps. */
final class SharedPlaces {
    /** Where one step writes, and whether what lies inside is moved or written anew. */
    private record Place(String site, Span span, boolean takesInside) {
        boolean isSharedWith(Place other) {
            return span.start() == other.span.start()
                    || span.end() == other.span.end()
                    || span.start() == other.span.end()
                    || span.end() == other.span.start()
                    || takesInside && holds(other.span)
                    || other.takesInside && other.holds(span);
        }

        private boolean holds(Span inner) {
            return span.start() <= inner.start() && inner.end() <= span.end();
        }
    }

    private final FileChange change;
    private final Map<String, String> first = new LinkedHashMap<>();

    private SharedPlaces(FileChange change) {
        this.change = change;
    }

    /** Ids of the calls that change, those that go together in one list; lists and ids in the order of the text. */
    static List<List<String>> groups(FileChange change) {
        SharedPlaces shared = new SharedPlaces(change);
        List<Place> places = new ArrayList<>();
        for (Step step : change.plan().steps()) {
            if (!(step instanceof Step.Import)) {
                places.add(shared.place(step));
                sites(step).forEach(site -> shared.join(site, step.site()));
            }
        }
        for (int i = 0; i < places.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (places.get(i).isSharedWith(places.get(j))) {
                    shared.join(places.get(i).site, places.get(j).site);
                }
            }
        }
        return shared.lists();
    }

    private static Set<String> sites(Step step) {
        Set<String> sites = new TreeSet<>(Set.of(step.site()));
        if (step instanceof Step.Wrap wrap) {
            Stream.of(wrap.first(), wrap.last()).flatMap(List::stream).forEach(inner -> sites.add(inner.site()));
        }
        return sites;
    }

    private Place place(Step step) {
        if (step instanceof Step.Before before) {
            return point(step, before.at());
        } else if (step instanceof Step.Behind behind) {
            return point(step, behind.at());
        } else if (step instanceof Step.Append append) {
            return point(step, append.at());
        } else if (step instanceof Step.First inside) {
            return new Place(step.site(), inside.body(), isBraced(inside.body()));
        } else if (step instanceof Step.Last inside) {
            return new Place(step.site(), inside.body(), isBraced(inside.body()));
        } else if (step instanceof Step.Replace replace) {
            return new Place(step.site(), replace.statement(), true);
        } else if (step instanceof Step.ReplaceExpression replace) {
            return new Place(step.site(), replace.expression(), true);
        } else if (step instanceof Step.Wrap wrap) {
            return new Place(step.site(), wrap.statement(), true);
        } else if (step instanceof Step.Count count) {
            return new Place(step.site(), count.loop(), true);
        } else if (step instanceof Step.Finally leaving) {
            return new Place(step.site(), leaving.statements(), true);
        }
        throw new IllegalStateException("a step without a place: " + step);
    }

    private static Place point(Step step, int at) {
        return new Place(step.site(), new Span(at, at), false);
    }

    /** Whether braces are put around a body, which stands on a line of its own then. */
    private boolean isBraced(Span body) {
        return change.before().charAt(body.start()) != '{';
    }

    private String first(String site) {
        String known = first.computeIfAbsent(site, key -> key);
        return known.equals(site) ? site : first(known);
    }

    private void join(String site, String other) {
        String here = first(site);
        String there = first(other);
        if (!here.equals(there)) {
            first.put(here, there);
        }
    }

    private List<List<String>> lists() {
        Map<String, List<String>> lists = new LinkedHashMap<>();
        for (SitePlan site : change.plan().sites()) {
            if (first.containsKey(site.id())) {
                List<String> list = lists.computeIfAbsent(first(site.id()), key -> new ArrayList<>());
                if (!list.contains(site.id())) {
                    list.add(site.id());
                }
            }
        }
        return List.copyOf(lists.values());
    }
}
