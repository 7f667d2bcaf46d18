package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;
import spoon.reflect.code.CtStatement;

/**
 * What is put around statements whose calls are under way together, on behalf of all of them. They share one order; each place
 * has a variable and a wait of its own, so that what fails is told on its line.
 */
final class SeriesSteps {
    private final CtStatement first;
    private final CtStatement last;
    private final long calls;
    private final List<Place> places = new ArrayList<>();

    /**
     * A call of the statements.
     *
     * @param variable what the calls of the place are called together
     * @param when where it is waited for at once otherwise
     * @param mayThrow whether something else in the statements may end them by an exception
     */
    record Place(Site site, String variable, Optional<String> when, boolean mayThrow) {
        DeltaNames names() {
            return site.dialect().delta();
        }

        String waiting() {
            return variable + "." + names().waitAll() + "();";
        }
    }

    /** @param calls how many calls of the same kind there are in the statements, whether they have a place here or not */
    SeriesSteps(CtStatement first, CtStatement last, long calls) {
        this.first = first;
        this.last = last;
        this.calls = calls;
    }

    void add(Place place) {
        places.add(place);
    }

    List<Step> steps(Page page) {
        List<Step> steps = new ArrayList<>();
        places.forEach(place -> steps.add(declaration(place, page)));
        boolean onEveryWay = mayEndEarly();
        if (onEveryWay) {
            Reach.ofTry(first);
        }
        for (Place place : places) {
            String id = place.site().id();
            steps.add(
                    onEveryWay
                            ? new Step.Finally(id, all(place.site().text()), place.waiting())
                            : new Step.Behind(
                                    id,
                                    Spans.ofStatement(last, place.site().text()).end(),
                                    place.waiting()));
        }
        return steps;
    }

    private Span all(SourceText text) {
        Span start = Spans.of(first, text);
        return first == last
                ? start
                : new Span(start.start(), Spans.ofStatement(last, text).end());
    }

    private Step declaration(Place place, Page page) {
        Place leader = places.get(0);
        String type = page.declaring(place.site(), place.names().callsType());
        String begin = place == leader
                ? page.type(place.site(), place.names().callsType()) + "."
                        + place.names().beginCalls()
                : leader.variable() + "." + place.names().beside();
        String value = begin + "(" + place.when().orElse("") + ")";
        return new Step.Before(
                place.site().id(),
                page.start(first),
                Step.Rank.DECLARATION,
                type + " " + place.variable() + " = " + value + ";");
    }

    /** Whether the statements may end by an exception that none of the calls throws that are under way together. */
    private boolean mayEndEarly() {
        return calls > places.size() || places.stream().anyMatch(Place::mayThrow);
    }
}
