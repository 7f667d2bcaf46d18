package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.check.Arguments;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.site.Spans;
import spoon.reflect.code.CtLoop;

/**
 * What is put around a loop whose calls are under way together, on behalf of all of them. They share one order; each place has
 * a variable and a wait of its own, so that what fails is told on its line.
 */
final class SeriesSteps {
    private final CtLoop loop;
    private final List<Place> places = new ArrayList<>();

    private record Place(Series series, String variable) {
        Site site() {
            return series.candidate().site();
        }

        String waiting() {
            return variable + "." + series.names().waitAll() + "();";
        }
    }

    SeriesSteps(CtLoop loop) {
        this.loop = loop;
    }

    /** @param variable what the calls of the place are called together */
    void add(Series series, String variable) {
        places.add(new Place(series, variable));
    }

    List<Step> steps(Page page) {
        List<Step> steps = new ArrayList<>();
        places.forEach(place -> steps.add(declaration(place, page)));
        boolean onEveryWay = mayEndEarly();
        for (Place place : places) {
            String id = place.site().id();
            steps.add(
                    onEveryWay
                            ? new Step.Finally(id, Spans.of(loop, place.site().text()), place.waiting())
                            : new Step.Behind(
                                    id, Spans.of(loop, place.site().text()).end(), place.waiting()));
        }
        return steps;
    }

    private Step declaration(Place place, Page page) {
        Place first = places.get(0);
        String type = page.declaring(place.site(), place.series().names().callsType());
        String begin = place == first
                ? page.type(place.site(), place.series().names().callsType()) + "."
                        + place.series().names().beginCalls()
                : first.variable() + "." + place.series().names().beside();
        String value =
                begin + "(" + Arguments.guards(place.series().candidate()).orElse("") + ")";
        return new Step.Before(
                place.site().id(),
                page.start(loop),
                Step.Rank.DECLARATION,
                type + " " + place.variable() + " = " + value + ";");
    }

    /** Whether the loop may end by an exception that none of the calls throws that are under way together. */
    private boolean mayEndEarly() {
        Candidate candidate = places.get(0).series().candidate();
        Method method = candidate.method();
        long calls = candidate.body().steps().stream()
                .filter(i -> method.calls()
                        .isStandard(method.step(i), candidate.site().call().kind()))
                .count();
        return calls != places.size()
                || places.stream().anyMatch(place -> place.series().mayThrow());
    }
}
