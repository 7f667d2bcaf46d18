package org.sluicempi.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.embedded.EmbeddedJob;
import org.sluicempi.runtime.embedded.api.JobResult;

/** A collective operation is refused at one rank, for arguments of its own: that rank has not taken part in it. */
@Timeout(60)
class RefusedAtOneRankTest {
    private static final int NO_ROOT = 9;

    private static UserBuffer ints(int... values) {
        return new UserBuffer(values, 0, values.length, BasicType.INT);
    }

    private static void refused(Communicator world) {
        assertThatThrownBy(() -> world.collectives().bcast(ints(0), NO_ROOT))
                .isInstanceOfSatisfying(
                        MpiError.class, error -> assertThat(error.errorClass()).isEqualTo(ErrorClass.ROOT))
                .hasMessageContaining("9");
    }

    @Test
    void theRankMayCallAgainAndTheOthersHaveWaitedForIt() {
        EmbeddedJob.run(3, rank -> {
                    Communicator world = rank.world();
                    int[] data = {world.rank() == 0 ? 42 : 0};
                    if (world.rank() == 1) {
                        refused(world);
                    }
                    world.collectives().bcast(ints(data), 0);
                    assertThat(data).containsExactly(42);
                })
                .orThrow();
    }

    @Test
    void theReportNamesTheOperationThatOthersWaitInAndWhatTheRankWentOnTo() {
        JobResult result = EmbeddedJob.run(2, rank -> {
            Communicator world = rank.world();
            if (world.rank() == 1) {
                refused(world);
                world.recv(ints(0), 0, 3);
            } else {
                world.collectives().barrier();
                world.send(SendMode.STANDARD, ints(0), 1, 3);
            }
        });
        assertThat(result.reason())
                .startsWith("deadlock: every rank waits\n")
                .containsPattern("rank 0: Barrier")
                .contains("rank 1: Recv from 0 tag 3 on world");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    void theReportSaysThatTheRankHasEnded() {
        JobResult result = EmbeddedJob.run(3, rank -> {
            if (rank.world().rank() == 1) {
                refused(rank.world());
            } else {
                rank.world().collectives().barrier();
            }
        });
        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.reason()).contains("rank 1").containsPattern("has ended|left");
    }
}
