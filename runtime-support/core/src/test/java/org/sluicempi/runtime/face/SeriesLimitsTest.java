package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;

/**
 * How much is under way together, and what becomes of it when a call fails, on a communicator that only notes what is asked of it:
 * {@code send 3} begins a message with the tag 3, {@code end 3} waits for it, {@code back 3} takes it back.
 */
class SeriesLimitsTest {
    private static final int MEGA = 1 << 20;

    private final List<String> asked = new ArrayList<>();
    private final Set<Integer> failing = new HashSet<>();
    private final Set<Integer> matched = new HashSet<>();
    /** Bytes of the longest message that leaves at once. */
    private int eager;

    private boolean refusing;

    private final Communicator comm = proxy(Communicator.class, this::begin);
    private final Series<String> series = new Series<>();

    private interface Answer {
        Object to(String method, Object[] arguments);
    }

    private static <T> T proxy(Class<T> type, Answer answer) {
        return type.cast(Proxy.newProxyInstance(
                SeriesLimitsTest.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> answer.to(method.getName(), arguments)));
    }

    private Object begin(String method, Object[] arguments) {
        if (method.startsWith("check")) {
            if (refusing) {
                throw new MpiError(ErrorClass.TAG, "no tag");
            }
            return null;
        } else if (method.equals("owner")) {
            return proxy(Rank.class, (limit, none) -> eager);
        }
        int tag = (Integer) arguments[arguments.length - 1];
        if (method.equals("send")) {
            asked.add("blocking send " + tag);
            return null;
        }
        asked.add((method.equals("isend") ? "send " : "receive ") + tag);
        return proxy(Request.class, (name, none) -> end(name, tag));
    }

    private Object end(String method, int tag) {
        boolean takesBack = method.equals("takeBack");
        asked.add((takesBack ? "back " : method.equals("await") ? "await " : "end ") + tag);
        if (takesBack) {
            return !matched.contains(tag);
        }
        if (failing.contains(tag)) {
            throw new MpiError(ErrorClass.TRUNCATE, "too long");
        }
        return null;
    }

    private static UserBuffer bytes(int length) {
        return new UserBuffer(new byte[1], 0, length, BasicType.BYTE);
    }

    private String send(int tag, int bytes) {
        return text(series.send("send " + tag, comm, bytes(bytes), 1, tag));
    }

    private String receive(int tag, int source, int bytes) {
        return text(series.receive("receive " + tag, comm, bytes(bytes), source, tag));
    }

    private static String text(java.util.Optional<Series.Failed<String>> failed) {
        return failed.map(Series.Failed::maker).orElse("");
    }

    @Test
    void noMoreCallsThanThis() {
        for (int tag = 0; tag < 256; tag++) {
            assertThat(send(tag, 1000)).isEmpty();
        }
        assertThat(asked).hasSize(256).noneMatch(call -> call.startsWith("end"));

        assertThat(send(256, 1000)).isEmpty();
        assertThat(asked.subList(256, asked.size())).containsExactly("end 0", "send 256");
    }

    @Test
    void noMoreBytesThanThis() {
        send(0, 16 * MEGA);
        receive(1, 1, 16 * MEGA);
        receive(2, 1, 1);
        receive(3, 1, 16 * MEGA - 1);
        receive(4, 1, 1);

        assertThat(asked)
                .containsExactly("send 0", "receive 1", "end 0", "receive 2", "receive 3", "end 1", "receive 4");
    }

    @Test
    void oneThatIsLargerIsAlone() {
        send(0, 33 * MEGA);
        send(1, 1000);
        send(2, 40 * MEGA);
        assertThat(text(series.await())).isEmpty();

        assertThat(asked).containsExactly("send 0", "end 0", "send 1", "end 1", "send 2", "end 2");
    }

    @Test
    void nothingIsBegunBehindAFailure() {
        failing.add(0);
        receive(0, 1, 1000);
        assertThat(send(1, 1000)).isEqualTo("receive 0");
        assertThat(series.hasFailed()).isTrue();
        receive(0, 1, 1000);
        assertThat(receive(2, Communicator.ANY_SOURCE, 1000)).isEqualTo("receive 0");
        receive(0, 1, 33 * MEGA);
        assertThat(receive(3, 1, 1000)).isEqualTo("receive 0");
        send(0, 33 * MEGA);
        assertThat(send(4, 1000)).isEqualTo("send 0");

        assertThat(asked)
                .containsExactly("receive 0", "end 0", "receive 0", "end 0", "receive 0", "end 0", "send 0", "end 0");
    }

    @Test
    void aReceiveFromAnySourceFailsAtOnce() {
        failing.add(1);
        receive(0, 1, 1000);
        assertThat(receive(1, Communicator.ANY_SOURCE, 1000)).isEqualTo("receive 1");

        assertThat(asked).containsExactly("receive 0", "end 0", "receive 1", "end 1");
    }

    @Test
    void whatIsUnderWayBehindAFailureIsTakenBackFromTheLastOn() {
        failing.add(1);
        failing.add(3);
        matched.add(3);
        matched.add(4);
        for (int tag = 0; tag < 6; tag++) {
            send(tag, 10 * MEGA / 2);
        }
        assertThat(text(series.await())).isEqualTo("send 1");
        assertThat(asked.subList(6, asked.size()))
                .containsExactly("end 0", "end 1", "back 5", "back 4", "await 4", "back 3", "await 3", "back 2");

        asked.clear();
        send(6, 32 * MEGA);
        assertThat(asked).as("nothing counts any longer").containsExactly("send 6");
    }

    @Test
    void whatLeavesAtOnceIsSentAsTheProgramWroteIt() {
        eager = 1000;
        send(0, 1000);
        send(1, 1001);
        send(2, 1000);
        receive(3, 1, 10);
        send(4, 1000);
        series.await();
        assertThat(asked)
                .as("beside another call it is begun, as that one may fail before it")
                .containsExactly(
                        "blocking send 0",
                        "send 1",
                        "send 2",
                        "receive 3",
                        "end 1",
                        "end 2",
                        "end 3",
                        "blocking send 4");
    }

    @Test
    void nothingIsSentAtOnceBehindAFailure() {
        eager = 1000;
        failing.add(0);
        receive(0, 1, 1000);

        assertThat(send(1, 1000)).isEqualTo("receive 0");
        assertThat(asked).containsExactly("receive 0", "end 0");
    }

    @Test
    void whatIsWaitedForAndWhatStandsBefore() {
        for (int tag = 0; tag < 4; tag++) {
            send(tag, 1000);
        }
        asked.clear();
        assertThat(series.await("send 1"::equals)).isEmpty();
        assertThat(asked).containsExactly("end 0", "end 1");
        assertThat(series.await("send 1"::equals)).isEmpty();
        assertThat(asked).containsExactly("end 0", "end 1");
        assertThat(series.await()).isEmpty();
        assertThat(asked).containsExactly("end 0", "end 1", "end 2", "end 3");
    }

    @Test
    void oneThatFailsBeforeWhatIsWaitedFor() {
        failing.add(0);
        send(0, 1000);
        send(1, 1000);

        assertThat(text(series.await("send 1"::equals))).isEqualTo("send 0");
        assertThat(asked).containsExactly("send 0", "send 1", "end 0", "back 1");
    }

    @Test
    void aSendWaitsForReceivesThatAreUnderWayOnly() {
        send(0, 1000);
        series.await();
        receive(1, 1, 1000);
        send(2, 1000);
        send(3, 1000);

        assertThat(asked).containsExactly("send 0", "end 0", "receive 1", "end 1", "send 2", "send 3");
    }

    @Test
    void whatWasTakenBackCountsNoLonger() {
        failing.add(0);
        receive(0, 1, 1000);
        receive(1, 1, 16 * MEGA);
        assertThat(text(series.await())).isEqualTo("receive 0");
        asked.clear();

        send(2, 16 * MEGA);
        send(3, 16 * MEGA);
        assertThat(asked).containsExactly("send 2", "send 3");
    }

    @Test
    void whatIsRefusedIsSoBeforeAnybodyWaits() {
        receive(0, 1, 1000);
        refusing = true;

        assertThatThrownBy(() -> receive(1, Communicator.ANY_SOURCE, 1000)).isInstanceOf(MpiError.class);
        assertThatThrownBy(() -> send(2, 1000)).isInstanceOf(MpiError.class);
        assertThat(asked).containsExactly("receive 0");
    }
}
