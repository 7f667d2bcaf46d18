package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.EarlyEnd;
import org.sluicempi.runtime.nativempi.programs.Killed;

/** A rank is lost: the job ends, in the time that {@link Child} gives it, and not as if all were well. */
class LossTest {
    private static Stream<Arguments> deaths() {
        return Installed.all().stream()
                .flatMap(library ->
                        Stream.of("messages", "pieces", "collectives").map(how -> Arguments.of(library, how)));
    }

    @ParameterizedTest
    @MethodSource("deaths")
    void aRankThatIsKilledWhileItCommunicatesEndsTheJob(Installed library, String how) throws IOException {
        Child child = Child.ranks(library, 3, Killed.class, how);
        assertThat(child.exit()).as(child.output()).isNotZero();
        assertThat(child.output()).contains("killing rank 2");
    }

    private static Stream<Arguments> departures() {
        return Installed.all().stream()
                .flatMap(library -> Stream.of("return", "exit 0", "halt 0")
                        .flatMap(how -> Stream.of("receive", "collective")
                                .map(waiting -> Arguments.of(library, how, waiting))));
    }

    /**
     * An exit code of 0 is no sign that all is well if MPI.Finalize was not called. Only MPICH's launcher takes it for
     * one, in C too, where the process ends without a chance to say so; but it ends the others.
     */
    @ParameterizedTest
    @MethodSource("departures")
    void aRankThatGoesQuietlyWithoutFinalizeEndsTheJob(Installed library, String how, String waiting)
            throws IOException {
        Child child = Child.ranks(library, 2, EarlyEnd.class, how, waiting);
        assertThat(child.output()).doesNotContain("goes on");
        if (library != Installed.MPICH || !how.equals("halt 0")) {
            assertThat(child.exit()).as(child.output()).isNotZero();
        }
    }
}
