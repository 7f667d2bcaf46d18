package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.EarlyEnd;
import org.sluicempi.runtime.nativempi.programs.Ring;

/** How ranks find each other and how a job ends. */
class StartTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @Test
    void saysWhichLibrariesAreTested() {
        System.out.println("the native engine is tested on " + Installed.all());
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
    void aRankThatExitsEndsTheJob(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, EarlyEnd.class, "exit");
        assertThat(child.exit()).isNotZero();
        assertThat(child.output()).contains("rank 1 ends without MPI.Finalize");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aRankThatThrowsEndsTheJob(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, EarlyEnd.class, "throw");
        assertThat(child.exit()).isNotZero();
        assertThat(child.output()).contains("planted", "rank 1: java.lang.IllegalStateException");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void abortEndsTheJobWithItsCode(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, EarlyEnd.class, "abort");
        assertThat(child.exit()).isEqualTo(7);
    }
}
