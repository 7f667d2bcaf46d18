package org.sluicempi.analyzer.dependence.write;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.dependence.candidate.Affected;
import org.sluicempi.analyzer.dependence.candidate.Candidate;
import org.sluicempi.analyzer.dependence.check.ArgumentCheck;
import org.sluicempi.analyzer.dialect.Dialect;
import org.sluicempi.analyzer.dialect.Dialect.DeltaNames;
import org.sluicempi.analyzer.plan.Curve;
import org.sluicempi.analyzer.plan.Step;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.site.Site;
import org.sluicempi.analyzer.source.SourceText;
import org.sluicempi.analyzer.source.Span;

/**
 * A call that sends and receives, taken apart: what it sends leaves while the loop runs that computes it, what it receives
 * arrives while another loop works on it, or one of the two. In the call's place the receive is posted and then the send ended.
 *
 * @param sent what becomes of the half that sends; empty if it is done where the call stands
 * @param received what becomes of the half that receives; empty if it ends where the call stands. One of the two is there
 */
public record Exchanged(Optional<Sent> sent, Optional<Received> received, List<Remark> remarks)
        implements Flow.Overlap {
    public Exchanged {
        remarks = List.copyOf(remarks);
    }

    @Override
    public int cut() {
        return sent.map(Sent::cut).orElse(0) + received.map(Received::cut).orElse(0);
    }

    @Override
    public List<Affected> affected() {
        return candidates().map(Candidate::affected).toList();
    }

    private Stream<Candidate> candidates() {
        return Stream.concat(sent.map(Sent::candidate).stream(), received.map(Received::candidate).stream());
    }

    @Override
    public List<Curve> curves() {
        return Stream.concat(
                        sent.stream().flatMap(half -> half.curves().stream()),
                        received.stream().flatMap(half -> half.curves().stream()))
                .toList();
    }

    @Override
    public String write(Page page) {
        if (sent.isEmpty()) {
            return received.orElseThrow().write(page);
        }
        String begun = sent.get().begin(page);
        String exchange = exchange(page, begun);
        if (received.isPresent()) {
            return received.get().write(page, exchange);
        }
        CallStatement call = new CallStatement(site());
        boolean choice = sent.get().isTested();
        String whole = (choice ? "(" + exchange + ")" : exchange) + "." + names().waitAll() + "();";
        page.add(new Step.Replace(site().id(), call.span(), call.prefix() + whole));
        return begun;
    }

    private Site site() {
        return candidates().findFirst().orElseThrow().site();
    }

    private DeltaNames names() {
        return site().dialect().delta();
    }

    /** The end of the send and the post of the receive; where the send was not begun, the author's own call. */
    private String exchange(Page page, String begun) {
        String ended = ended(begun);
        if (!sent.orElseThrow().isTested()) {
            return ended;
        }
        String own = site().text().tokens().onOneLine(site().span());
        return begun + "." + names().isBegun() + "() ? " + ended + " : " + page.type(site(), names().recvType()) + "."
                + names().received() + "(" + own + ")";
    }

    private String ended(String begun) {
        SourceText text = site().text();
        String when = received.flatMap(half -> ArgumentCheck.guards(half.candidate()))
                .map(guard -> guard + ", ")
                .orElse("");
        int comma = site().comma().end();
        int first = site().written().arguments().start();
        Span before = new Span(text.tokens().upTo(first).orElseThrow().end(), comma);
        return text.substring(site().written().communicator()) + "."
                + exchanging() + "(" + when + begun + ","
                + lineEnds(text.substring(before))
                + text.substring(new Span(comma, site().span().end()));
    }

    private String exchanging() {
        return site().dialect()
                .callOf(site().invocation())
                .flatMap(Dialect.Call::begin)
                .orElseThrow();
    }

    /** So that what is evaluated in the call keeps its line. */
    private static String lineEnds(String code) {
        return code.replaceAll("[^\\r\\n]", "");
    }
}
