package org.sluicempi.analyzer.dependence.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.range.Leaving;
import org.sluicempi.analyzer.dependence.range.Need;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.region.CountedLoop;
import org.sluicempi.analyzer.source.Span;
import org.sluicempi.analyzer.symbolic.Poly;
import org.sluicempi.analyzer.symbolic.PolyText;

/**
 * Collects what is added to one loop on behalf of messages that are rows of a matrix: an iteration that needs a row waits for all
 * of it, and all of a row leaves behind the iteration that writes it.
 */
final class RowSteps {
    private final List<Posted> receives = new ArrayList<>();
    private final List<Open> sends = new ArrayList<>();

    /** @param variable its delta object */
    private record Posted(Candidate candidate, Need.Some window, String variable) {}

    /** @param variable its delta object */
    private record Open(Sent flow, Leaving.Row row, String variable) {}

    void receive(Received received, Need.Some window, String variable) {
        receives.add(new Posted(received.candidate(), window, variable));
    }

    void send(Sent sent, Leaving.Row row, String variable) {
        sends.add(new Open(sent, row, variable));
    }

    boolean areNone() {
        return receives.isEmpty() && sends.isEmpty();
    }

    /** @param body of the loop */
    List<Step> steps(Span body) {
        List<Step> steps = new ArrayList<>();
        for (Posted receive : receives) {
            if (!receive.window().distances().isEmpty()) {
                steps.add(new Step.First(receive.candidate().site().id(), body, waiting(receive)));
            }
        }
        for (Open send : sends) {
            Reach.endOfBody(send.flow().candidate());
            steps.add(new Step.Last(send.flow().candidate().site().id(), body, sending(send)));
        }
        return steps;
    }

    /** {@code if (i == rows) recvU.deltaWait();}. */
    private static String waiting(Posted receive) {
        String when = receive.window().distances().stream()
                .map(distance -> isZero(distance, receive.candidate().loop()))
                .collect(Collectors.joining(" || "));
        return "if (" + when + ") " + receive.variable() + "."
                + receive.candidate().site().dialect().delta().waitAll() + "();";
    }

    /** {@code if (i == 1) sendU.deltaSendData(0, n);}. */
    private static String sending(Open send) {
        Candidate candidate = send.flow().candidate();
        RangeCall range = new RangeCall(
                candidate.site().id(),
                candidate.site().dialect().delta(),
                send.variable(),
                PolyText.of(send.row().from()),
                PolyText.of(send.row().to()),
                "1");
        return "if (" + isZero(send.row().distance(), candidate.loop()) + ") " + range.sending();
    }

    /** That the counter, which is in the distance once, has the value for which the distance is 0. */
    private static String isZero(Poly distance, CountedLoop loop) {
        Poly counter = Poly.of(loop.symbol());
        boolean rises = distance.coefficient(loop.symbol()).equals(Poly.ONE);
        return PolyText.of(counter) + " == " + PolyText.of(rises ? counter.minus(distance) : counter.plus(distance));
    }
}
