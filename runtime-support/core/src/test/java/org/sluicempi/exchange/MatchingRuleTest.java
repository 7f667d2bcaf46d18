package org.sluicempi.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;

class MatchingRuleTest {
    private final Message a1 = message(1, 0, 1);
    private final Message a2 = message(2, 0, 2);
    private final Message a1again = message(3, 0, 1);
    private final Message b2 = message(4, 1, 2);
    private final MatchingRule rule = new MatchingRule(List.of(a1, a2, a1again, b2));

    private static Message message(int number, int source, int tag) {
        return new Message(number, 0, source, 9, tag, BasicType.INT, 1);
    }

    @Test
    void ofEachSourceTheFirstThatFits() {
        assertThat(rule.legal(new Pattern(ANY_SOURCE, ANY_TAG))).containsExactly(a1, b2);
        assertThat(rule.legal(new Pattern(ANY_SOURCE, 2))).containsExactly(a2, b2);
        assertThat(rule.legal(new Pattern(0, ANY_TAG))).containsExactly(a1);
        assertThat(rule.legal(new Pattern(1, 1))).isEmpty();
    }

    @Test
    void aMessageIsReceivedOnce() {
        rule.take(a1);
        assertThat(rule.legal(new Pattern(0, 1))).containsExactly(a1again);
        assertThat(rule.legal(new Pattern(0, ANY_TAG))).containsExactly(a2);
        assertThatThrownBy(() -> rule.take(a1)).isInstanceOf(IllegalStateException.class);
        assertThat(rule.left()).containsExactly(a2, a1again, b2);
    }
}
