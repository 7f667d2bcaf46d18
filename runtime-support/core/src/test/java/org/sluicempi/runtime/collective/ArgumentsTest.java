package org.sluicempi.runtime.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Collectives;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.face.DerivedDatatype;

/** Wrong arguments, each with the error class of the standard and the value in the message. */
class ArgumentsTest {
    static List<Arguments> calls() {
        UserBuffer one = new UserBuffer(new int[4], 0, 1, BasicType.INT);
        UserBuffer four = new UserBuffer(new int[4], 0, 4, BasicType.INT);
        UserBuffer negative = new UserBuffer(new int[4], 0, -3, BasicType.INT);
        UserBuffer row = new UserBuffer(new int[4], 0, 1, DerivedDatatype.contiguous(4, BasicType.INT));
        int[] unit = {1};
        int[] most = {Integer.MAX_VALUE};
        int[] none = {};
        int[] zero = {0};
        int[] minus = {-7};
        return List.of(
                wrong(ErrorClass.ROOT, "-1", c -> c.bcast(one, -1)),
                wrong(ErrorClass.ROOT, "5", c -> c.gather(one, one, 5)),
                wrong(ErrorClass.ROOT, "5", c -> c.scatter(one, one, 5)),
                wrong(ErrorClass.ROOT, "5", c -> c.reduce(one, one, StandardOps.SUM, 5)),
                wrong(ErrorClass.BUFFER, "buffer", c -> c.bcast(null, 0)),
                wrong(ErrorClass.BUFFER, "receive buffer", c -> c.gather(one, null, 0)),
                wrong(ErrorClass.BUFFER, "send buffer", c -> c.scatter(null, one, 0)),
                wrong(ErrorClass.BUFFER, "receive buffer", c -> c.allgather(one, null)),
                wrong(ErrorClass.BUFFER, "receive buffer", c -> c.allreduce(one, null, StandardOps.SUM)),
                wrong(ErrorClass.COUNT, "-3", c -> c.bcast(negative, 0)),
                wrong(ErrorClass.COUNT, "-3", c -> c.allgather(negative, one)),
                wrong(ErrorClass.COUNT, "0", c -> c.gatherv(one, one, none, zero, 0)),
                wrong(ErrorClass.ARG, "0", c -> c.gatherv(one, one, zero, none, 0)),
                wrong(ErrorClass.COUNT, "-7", c -> c.gatherv(one, one, minus, zero, 0)),
                wrong(ErrorClass.BUFFER, "-2", c -> c.gatherv(one, one, unit, new int[] {-2}, 0)),
                wrong(ErrorClass.BUFFER, "8589934588", c -> c.gatherv(row, row, unit, most, 0)),
                wrong(ErrorClass.BUFFER, "8589934588", c -> c.alltoallv(row, unit, most, row, unit, zero)),
                wrong(ErrorClass.COUNT, "0", c -> c.reduceScatter(one, one, none, StandardOps.SUM)),
                wrong(ErrorClass.OP, "null", c -> c.allreduce(one, one, null)),
                wrong(ErrorClass.OP, "null", c -> c.scan(one, one, null)),
                wrong(ErrorClass.TRUNCATE, "16", c -> c.gather(four, one, 0)),
                wrong(ErrorClass.TRUNCATE, "16", c -> c.allreduce(four, one, StandardOps.SUM)));
    }

    private static Arguments wrong(ErrorClass expected, String value, Consumer<Collectives> call) {
        return Arguments.of(expected, value, call);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void isRefused(ErrorClass expected, String value, Consumer<Collectives> call) {
        EmbeddedJob.run(1, rank -> {
                    for (Collectives all : Forms.of(rank.world()).subList(0, 2)) {
                        MpiError error = catchThrowableOfType(MpiError.class, () -> call.accept(all));
                        assertThat(error).as("the call did not throw").isNotNull();
                        assertThat(error.errorClass()).isEqualTo(expected);
                        assertThat(error).hasMessageContaining(value);
                    }
                })
                .orThrow();
    }
}
