package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.Remarks;
import org.sluicempi.analyzer.dependence.candidate.StatusCheck;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.write.Exchanged;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Received;
import org.sluicempi.analyzer.dependence.write.Sent;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.rule.Remark;
import org.sluicempi.analyzer.rule.Rule;
import org.sluicempi.analyzer.site.Site;

/**
 * Takes a call apart that sends one message and receives another: each half is looked at as a send or a receive of its own, and
 * one may stay with the call while the other leaves it.
 */
final class ExchangePlanner implements Tactic {
    private final Tactic sends = new SendPlanner();
    private final Tactic receives = new ReceivePlanner();

    @Override
    public boolean isFor(Site site) {
        return site.call().kind() == CallKind.SEND_RECV;
    }

    @Override
    public Flow plan(Site site, Method method) {
        if (site.statement().isEmpty()) {
            return new Flow.Left(StatusCheck.ofValue(site));
        }
        Site sending = site.half(CallKind.SEND);
        Site receiving = site.half(CallKind.RECV);
        if (sending.buffer().equals(receiving.buffer()) && sending.offset().equals(receiving.offset())) {
            return new Flow.Left(shared(site));
        }
        Flow send = sends.plan(sending, method);
        Flow receive = receives.plan(receiving, method);
        Optional<Sent> sent = send instanceof Sent half ? Optional.of(half) : Optional.empty();
        Optional<Received> received = receive instanceof Received half ? Optional.of(half) : Optional.empty();
        boolean first = sent.isPresent() || received.isEmpty();
        List<Remark> remarks = first ? joined(send, receive) : joined(receive, send);
        return sent.isPresent() || received.isPresent()
                ? new Exchanged(sent, received, remarks)
                : new Flow.Left(remarks);
    }

    /** Where the ranges are not known to be one, the call looks at them when it is made. */
    private static Remark shared(Site site) {
        Remarks remarks = new Remarks(site);
        return remarks.say(
                Rule.SL111,
                "'" + remarks.snippet(site.buffer())
                        + "' is sent and received into by one call, which MPI forbids: what"
                        + " is sent may be what has been received",
                "receive into another array",
                site.buffer());
    }

    /** What is said of both halves, once where it is the same. */
    private static List<Remark> joined(Flow first, Flow second) {
        List<Remark> remarks = new ArrayList<>(first.remarks());
        second.remarks().stream()
                .filter(remark ->
                        remarks.stream().noneMatch(said -> said.message().equals(remark.message())))
                .forEach(remarks::add);
        return remarks;
    }
}
