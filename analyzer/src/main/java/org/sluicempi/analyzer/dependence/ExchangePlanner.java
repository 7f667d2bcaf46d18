package org.sluicempi.analyzer.dependence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sluicempi.analyzer.dependence.candidate.StatusCheck;
import org.sluicempi.analyzer.dependence.code.Method;
import org.sluicempi.analyzer.dependence.write.Exchanged;
import org.sluicempi.analyzer.dependence.write.Flow;
import org.sluicempi.analyzer.dependence.write.Received;
import org.sluicempi.analyzer.dependence.write.Sent;
import org.sluicempi.analyzer.dialect.CallKind;
import org.sluicempi.analyzer.rule.Remark;
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
        Flow send = sends.plan(site.half(CallKind.SEND), method);
        Flow receive = receives.plan(site.half(CallKind.RECV), method);
        Optional<Sent> sent = send instanceof Sent half ? Optional.of(half) : Optional.empty();
        Optional<Received> received = receive instanceof Received half ? Optional.of(half) : Optional.empty();
        boolean first = sent.isPresent() || received.isEmpty();
        List<Remark> remarks = first ? joined(send, receive) : joined(receive, send);
        return sent.isPresent() || received.isPresent()
                ? new Exchanged(sent, received, remarks)
                : new Flow.Left(remarks);
    }

    /** What is said of both halves, once where it is the same. */
    private static List<Remark> joined(Flow first, Flow second) {
        List<Remark> remarks = new ArrayList<>(first.remarks());
        second.remarks().stream()
                .filter(remark -> remarks.stream().noneMatch(said -> said.message().equals(remark.message())))
                .forEach(remarks::add);
        return remarks;
    }
}
