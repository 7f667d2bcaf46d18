package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.EarlyEnd;
import org.sluicempi.runtime.nativempi.programs.Restart;
import org.sluicempi.runtime.nativempi.programs.Ring;

/** How ranks find each other and how a job ends. */
class StartTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aLauncherIsEnoughToJoinItsRanks(Installed library) throws IOException {
        Child ring = Child.ranks(library, 3, Ring.class).fine();
        assertThat(ring.output())
                .contains("rank 0 of 3 has 100", "rank 1 of 3 has 100", "rank 2 of 3 has 100")
                .doesNotContain("WARN");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aProgramMayStartAgainWhereItHasOnlySuspended(Installed library) throws IOException {
        assertThat(Child.ranks(library, 3, Restart.class).fine().output().split("rank restarted", -1))
                .hasSize(4);
        assertThat(Child.ranks(library, 2, Restart.class, "finish")
                        .fine()
                        .output()
                        .split("rank refuses", -1))
                .hasSize(3);
    }

    /** What a rank prints at its end is not looked at: a launcher may lose it when it ends the job. */
    @ParameterizedTest
    @MethodSource("endings")
    void aRankThatEndsEarlyEndsTheJob(Installed library, String how) throws IOException {
        assertThat(Child.ranks(library, 2, EarlyEnd.class, how).exit()).isNotZero();
    }

    private static Stream<Arguments> endings() {
        return Installed.all().stream()
                .flatMap(library -> Stream.of("exit", "throw", "halt").map(how -> Arguments.of(library, how)));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void abortEndsTheJobWithItsCode(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, EarlyEnd.class, "abort");
        assertThat(child.exit()).isEqualTo(7);
    }
}
