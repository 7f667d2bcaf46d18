package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.runtime.nativempi.programs.CollectiveFailures;
import org.sluicempi.runtime.nativempi.programs.Deltas;
import org.sluicempi.runtime.nativempi.programs.EveryCheck;
import org.sluicempi.runtime.nativempi.programs.PointToPoint;
import org.sluicempi.runtime.nativempi.programs.Ring;

/**
 * The ABI of MPI 5.0. No library that has it is common yet, so the one used here is made for the test: a thin layer with
 * that ABI over MPICH, which has the functions for messages, collective operations, reductions, communicators, groups and
 * topologies; not those for files, windows and other jobs.
 */
class StandardAbiTest {
    private static Path layer(Path folder) throws IOException {
        if (!Installed.all().contains(Installed.MPICH)) {
            System.err.println("NO MPICH HERE: the ABI of MPI 5.0 is not tested");
            assertThat(System.getenv("CI")).isNull();
            assumeTrue(false);
        }
        Path library = folder.resolve("libmpi_abi.so");
        CProgram.share(Installed.MPICH, "abi_over_mpich.c", library);
        System.out.println("the ABI of MPI 5.0 is tested with a layer over MPICH");
        return library;
    }

    private static Child run(Path library, int ranks, Class<?> program, String... arguments) throws IOException {
        Map<String, String> environment = Map.of("SLUICE_MPI", library.toString());
        return Child.ranks(Installed.MPICH, ranks, environment, program, arguments)
                .fine();
    }

    @Test
    void pointToPointAndPiecesWork(@TempDir Path folder) throws IOException {
        Path library = layer(folder);
        for (Class<?> program : new Class<?>[] {Ring.class, PointToPoint.class, Deltas.class}) {
            assertThat(run(library, 2, program).output())
                    .containsPattern(program == Ring.class ? "ABI standard" : "rank 1 checked \\d{3}");
        }
    }

    @Test
    void collectivesReductionsCommunicatorsAndTopologiesWork(@TempDir Path folder) throws IOException {
        Path library = layer(folder);
        for (int ranks = 1; ranks <= 3; ranks++) {
            assertThat(run(library, ranks, EveryCheck.class, "1").output())
                    .containsPattern("rank " + (ranks - 1) + " checked \\d{3}");
        }
        assertThat(run(library, 2, CollectiveFailures.class).output()).containsPattern("rank 1 checked \\d{2}");
    }
}
