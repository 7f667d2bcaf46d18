package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.ThreadLevel;
import org.sluicempi.runtime.nativempi.programs.CollectiveFailures;
import org.sluicempi.runtime.nativempi.programs.EarlyEnd;
import org.sluicempi.runtime.nativempi.programs.EveryCheck;
import org.sluicempi.runtime.nativempi.programs.FromEveryRoot;
import org.sluicempi.runtime.nativempi.programs.face.RefusedCollective;

/** Collective operations, communicators and topologies of a real library. */
class CollectivesTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void oneRankDoesWhatEveryEngineDoes(Installed library) throws IOException {
        everyCheck(library, 1, 2, ThreadLevel.MULTIPLE);
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void twoRanksDoWhatEveryEngineDoes(Installed library) throws IOException {
        everyCheck(library, 2, 3, ThreadLevel.MULTIPLE);
    }

    /** Receives take other ways where there is one thread: each of both on one of the libraries. */
    @ParameterizedTest
    @MethodSource("libraries")
    void severalRanksDoWhatEveryEngineDoes(Installed library) throws IOException {
        if (library == Installed.MPICH) {
            // It never yields a processor, and so takes very long with many more ranks than processors.
            everyCheck(library, 3, 1, ThreadLevel.MULTIPLE);
        } else {
            everyCheck(library, 4, 1, ThreadLevel.FUNNELED);
        }
    }

    private static void everyCheck(Installed library, int ranks, int rounds, ThreadLevel level) throws IOException {
        Child child = Child.ranks(library, ranks, EveryCheck.class, String.valueOf(rounds), level.name())
                .fine();
        for (int r = 0; r < ranks; r++) {
            assertThat(child.output()).containsPattern("rank " + r + " checked \\d{3}");
        }
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void failuresReachTheRankThatTheyConcern(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, CollectiveFailures.class).fine();
        assertThat(child.output()).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{2}");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void everyRankOfAGroupBroadcastsToAnother(Installed library) throws IOException {
        Child child = Child.ranks(library, 4, FromEveryRoot.class).fine();
        assertThat(child.output())
                .contains("rank 0 checked 8", "rank 1 checked 8", "rank 2 checked 8", "rank 3 checked 8");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aRankThatEndsDuringACollectiveEndsTheJob(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, EarlyEnd.class, "exit", "collective");
        assertThat(child.exit()).isNotZero();
        assertThat(child.output()).contains("rank 1 ends without MPI.Finalize");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aRankWhoseArgumentsAreRefusedMayCallAgain(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, RefusedCollective.class, "return").fine();
        assertThat(child.output()).contains("rank 0 checked 1", "rank 1 checked 2");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void argumentsThatAreRefusedEndTheJobUnlessTheProgramSaysOtherwise(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, RefusedCollective.class, "fatal");
        assertThat(child.exit()).isNotZero();
        assertThat(child.output()).contains("MPI_ERR_ROOT").doesNotContain("rank 1 checked");
    }
}
