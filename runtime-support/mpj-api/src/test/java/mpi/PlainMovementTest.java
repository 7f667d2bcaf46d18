package mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.UserBuffer;

/** What an engine is asked for where a program names one place for what it sends and receives. */
class PlainMovementTest {
    private final List<UserBuffer> sent = new ArrayList<>();
    private final Movement movement = new PlainMovement(communicator());

    private Communicator communicator() {
        Collectives all = as(Collectives.class, (method, arguments) -> {
            sent.add((UserBuffer) arguments[0]);
            return null;
        });
        return as(Communicator.class, (method, arguments) -> method.equals("collectives") ? all : 2);
    }

    private interface Answer {
        Object to(String method, Object[] arguments);
    }

    private static <T> T as(Class<T> type, Answer answer) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> answer.to(method.getName(), arguments)));
    }

    private static Block ints(int[] array, int offset, int count) {
        return new Block(array, offset, count, new PlainType(BasicType.INT));
    }

    /** Whether to exchange in place all ranks have to agree on, and nobody has asked them. */
    @Test
    void anExchangeIsNeverInPlaceForTheEngine() {
        int[] array = {1, 2, 3};
        int[] ones = {1, 1, 1};
        int[] places = {0, 1, 2};
        int[] none = new int[3];

        movement.alltoall(ints(array, 0, 1), ints(array, 0, 1));
        movement.alltoallv(ints(array, 0, 0), ones, places, ints(array, 0, 0), ones, places);
        movement.alltoallv(ints(array, 0, 0), none, none, ints(array, 0, 0), none, none);

        assertThat(sent).hasSize(3).doesNotContainNull().allSatisfy(buffer -> {
            assertThat(buffer.storage()).isNotSameAs(array).isEqualTo(new int[] {1, 2, 3});
        });
    }

    @Test
    void whatIsSentFromElsewhereIsNotCopied() {
        int[] array = {1, 2, 3, 4};
        int[] ones = {1, 1};
        int[] places = {0, 1};

        movement.alltoall(ints(array, 0, 1), ints(array, 2, 1));
        movement.alltoallv(ints(array, 0, 0), ones, places, ints(array, 2, 0), ones, places);
        movement.alltoallv(ints(array, 0, 0), ones, places, ints(array, 0, 0), ones, new int[] {2, 3});

        assertThat(sent)
                .hasSize(3)
                .allSatisfy(buffer -> assertThat(buffer.storage()).isSameAs(array));
    }

    @Test
    void whatIsNoArrayIsLeftToTheEngineToRefuse() {
        Block none = new Block("text", 0, 1, new PlainType(BasicType.INT));

        assertThat(none.copied()).isSameAs(none);
    }
}
