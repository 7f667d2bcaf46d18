package org.sluicempi.exchange;

import java.util.BitSet;
import java.util.List;
import org.sluicempi.runtime.Status;

/** Holds what a rank has received in a round against {@link MatchingRule}. */
final class Verdict {
    private final Post post;
    private final Round round;
    private final MatchingRule rule;

    Verdict(Post post, Round round) {
        this.post = post;
        this.round = round;
        this.rule = new MatchingRule(round.messagesTo(post.me()));
    }

    /**
     * @param all in the order of their posting
     * @throws AssertionError naming the exchange and what is wrong with it
     */
    void check(List<Received> all) {
        for (Received received : all) {
            check(received);
        }
        if (!rule.left().isEmpty()) {
            throw new AssertionError("lost: " + rule.left());
        }
    }

    private void check(Received received) {
        Status status = received.status();
        if (received.step.kind() == ReceiveStep.Kind.DEAD) {
            require(status.cancelled(), received, "nobody sends what it asks for, but it was not cancelled");
            require(received.area.untouchedBut(new BitSet()), received);
            return;
        }
        require(!status.cancelled(), received, "cancelled without having been asked to");
        List<Message> legal = rule.legal(received.step.pattern());
        Message message = legal.stream()
                .filter(m -> post.address(m.source()) == status.source())
                .findFirst()
                .orElse(null);
        require(message != null, received, "no message may come from there; legal are " + legal);
        require(status.tag() == message.tag(), received, "the tag is not that of " + message);
        require(
                status.bytes() == message.bytes() && status.count(message.base()) == message.elements(),
                received,
                "the length is not that of " + message);
        require(
                received.probed == null || received.probed.equals(status),
                received,
                "the probe said " + received.probed);
        String difference = received.area.compare(message);
        require(difference.isEmpty() ? "" : "not the data of " + message + ": " + difference, received);
        require(received.early(), received);
        rule.take(message);
        post.board().received();
    }

    private void require(String difference, Received received) {
        require(difference.isEmpty(), received, difference);
    }

    private void require(boolean right, Received received, String what) {
        if (!right) {
            throw new AssertionError(
                    received.step + " into " + received.area + " got " + received.status() + ": " + what
                            + "\n  all messages to this rank in this " + round.style() + " round: "
                            + round.messagesTo(post.me()));
        }
    }
}
