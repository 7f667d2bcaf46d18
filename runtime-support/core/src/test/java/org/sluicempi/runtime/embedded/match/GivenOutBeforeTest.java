package org.sluicempi.runtime.embedded.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sluicempi.runtime.Communicator.ANY_SOURCE;
import static org.sluicempi.runtime.Communicator.ANY_TAG;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Before a message whose end is known goes to its receive, open ones are given out that come before it by the rule of MPI. */
class GivenOutBeforeTest {
    private static final int CONTEXT = 3;
    private static final int OPEN = 1;
    private static final int PLAIN = 2;

    private final MatchQueues queues = new MatchQueues();
    private final Message open = LoneReceive.message(CONTEXT, 0, OPEN, true);
    private final Message plain = LoneReceive.message(CONTEXT, 0, PLAIN, false);

    /** A message or a receive joins that nothing goes to before others have matched. */
    private List<Object> joins(Object member) {
        if (member instanceof Message message) {
            assertThat(queues.receiveFor(message)).isNull();
            queues.queue(message);
        } else {
            assertThat(queues.messageFor((PostedReceive) member)).isNull();
            queues.queue((PostedReceive) member);
        }
        return matched();
    }

    /** Messages, each followed by its receive. */
    private List<Object> matched() {
        List<Object> matched = new ArrayList<>();
        for (Message next = queues.next(); next != null; next = queues.next()) {
            matched.add(next);
            matched.add(next.match);
        }
        return matched;
    }

    private static PostedReceive receive(int source, int tag) {
        return new LoneReceive(CONTEXT, source, tag);
    }

    /** Otherwise another sender could take the first one, as if the second message had come past it. */
    @Test
    void oneWhoseReceiveTheMessageWouldHaveHad() {
        PostedReceive first = receive(ANY_SOURCE, ANY_TAG);
        PostedReceive second = receive(0, PLAIN);
        assertThat(joins(first)).isEmpty();
        assertThat(joins(second)).isEmpty();
        assertThat(joins(open)).isEmpty();
        assertThat(joins(plain)).containsExactly(open, first, plain, second);
    }

    /** The open one may still need the receive: another sender can take the first one from it. */
    @Test
    void notOneThatMayComeToTheReceiveItself() {
        PostedReceive first = receive(ANY_SOURCE, OPEN);
        PostedReceive second = receive(ANY_SOURCE, ANY_TAG);
        assertThat(joins(first)).isEmpty();
        assertThat(joins(second)).isEmpty();
        assertThat(joins(open)).isEmpty();
        assertThat(joins(plain)).isEmpty();
        open.delta.ends(0, null);
        assertThat(queues.ended(open)).isTrue();
        assertThat(matched()).containsExactly(open, first, plain, second);
    }

    @Test
    void noneBeforeAnotherOpenOne() {
        PostedReceive first = receive(ANY_SOURCE, ANY_TAG);
        PostedReceive second = receive(0, PLAIN);
        Message later = LoneReceive.message(CONTEXT, 0, PLAIN, true);
        assertThat(joins(first)).isEmpty();
        assertThat(joins(second)).isEmpty();
        assertThat(joins(open)).isEmpty();
        assertThat(joins(later)).isEmpty();
        later.delta.ends(0, null);
        assertThat(queues.ended(later)).isTrue();
        assertThat(matched()).containsExactly(open, first, later, second);
    }

    @Test
    void aReceiveThatComesLater() {
        PostedReceive first = receive(ANY_SOURCE, ANY_TAG);
        PostedReceive second = receive(ANY_SOURCE, PLAIN);
        assertThat(joins(first)).isEmpty();
        assertThat(joins(open)).isEmpty();
        assertThat(joins(plain)).isEmpty();
        assertThat(joins(second)).containsExactly(open, first, plain, second);
    }

    @Test
    void aProbe() {
        PostedReceive first = receive(ANY_SOURCE, ANY_TAG);
        assertThat(joins(first)).isEmpty();
        assertThat(joins(open)).isEmpty();
        assertThat(joins(plain)).isEmpty();
        assertThat(queues.find(CONTEXT, 0, OPEN)).isNull();
        assertThat(matched()).isEmpty();
        assertThat(queues.find(CONTEXT, ANY_SOURCE, PLAIN)).isSameAs(plain);
        assertThat(matched()).containsExactly(open, first);
    }

    @Test
    void whatComesBeforeThose() {
        PostedReceive other = receive(ANY_SOURCE, 7);
        PostedReceive first = receive(ANY_SOURCE, OPEN);
        PostedReceive second = receive(ANY_SOURCE, ANY_TAG);
        PostedReceive third = receive(ANY_SOURCE, PLAIN);
        Message later = LoneReceive.message(CONTEXT, 0, OPEN, true);
        Message apart = LoneReceive.message(CONTEXT, 0, 7, true);
        List.of(other, first, second, third)
                .forEach(each -> assertThat(joins(each)).isEmpty());
        List.of(open, later, apart).forEach(each -> assertThat(joins(each)).isEmpty());
        assertThat(joins(plain)).containsExactly(open, first, later, second, plain, third);
        assertThat(queues.anyOpen()).as("one with nothing to do with it").isTrue();
    }

    /** The second message for the receive does not go, so what comes before it need not. */
    @Test
    void onlyBeforeTheOneThatGoes() {
        PostedReceive first = receive(ANY_SOURCE, OPEN);
        assertThat(joins(first)).isEmpty();
        Message others = LoneReceive.message(CONTEXT, 1, PLAIN, false);
        assertThat(joins(others)).isEmpty();
        assertThat(joins(open)).isEmpty();
        assertThat(joins(plain)).isEmpty();
        assertThat(queues.messageFor(receive(ANY_SOURCE, ANY_TAG))).isSameAs(others);
        assertThat(matched()).isEmpty();
    }
}
