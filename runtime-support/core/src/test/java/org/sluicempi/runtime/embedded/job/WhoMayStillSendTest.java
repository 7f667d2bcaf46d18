package org.sluicempi.runtime.embedded.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.SendMode;
import org.sluicempi.runtime.embedded.Buffers;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.api.JobResult;
import org.sluicempi.runtime.embedded.deadlock.DeadlockWatch;

/** A job is ended for a deadlock if and only if no thread at all may still send. */
@Timeout(300)
class WhoMayStillSendTest {
    @TempDir
    Path folder;

    private Outcome run(String what) throws Exception {
        return new LateSenders(folder).run(what);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "end of a process",
                "another group",
                "common pool",
                "delay",
                "queue with delays",
                "end of an idle worker",
                "wrapped idle worker"
            })
    void isWaitedFor(String sender) throws Exception {
        assertThat(run(sender)).isEqualTo(new Outcome(0, "has come\nhas come\n", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "idle fixed pool",
                "idle cached pool",
                "idle scheduled pool",
                "idle common pool",
                "idle fork-join pool",
                "idle timer",
                "ended process"
            })
    void nobodyIsADeadlock(String beside) throws Exception {
        Outcome outcome = run("nobody, " + beside);
        assertThat(outcome.err()).contains("deadlock: every rank waits", "rank 0: Recv from 0 tag 5 on world, 1 INT");
        assertThat(outcome.exitCode()).isEqualTo(1);
    }

    @Test
    void aRankThatWaitsForAnythingElseIsNamed() throws Exception {
        assertThat(run("nobody, latch").err()).contains("rank 0: waits outside MPI (Late.java:");
        assertThat(run("nobody, main has returned").err())
                .contains("rank 0: its main has returned, its thread other has not ended");
    }

    @Test
    void whereAThreadMayStillActTheWaitsAreOnlyReported() throws Exception {
        Queue<String> notices = new ConcurrentLinkedQueue<>();
        DeadlockWatch.Patience patience = new DeadlockWatch.Patience(20, 10_000, 100);
        Job job = new Job(EmbeddedOptions.ranks(2), patience, notices::add);
        JobResult result = new JobRunner(job, rank -> {
                    if (rank.world().rank() == 0) {
                        new Thread(() -> sendWhenReported(rank, notices), "patient").start();
                    }
                    rank.world().recv(Buffers.ints(1), 0, 0);
                })
                .run();
        result.orThrow();
        assertThat(notices)
                .singleElement()
                .asString()
                .contains(
                        "rank 0: Recv from 0 tag 0",
                        "rank 1: Recv from 0 tag 0",
                        "patient, TIMED_WAITING in java.lang.Thread.");
    }

    private static void sendWhenReported(org.sluicempi.runtime.Rank rank, Queue<String> notices) {
        try {
            while (notices.isEmpty()) {
                Thread.sleep(5);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        // This rank ends with its own message; the other one's must have left by then.
        rank.world().send(SendMode.STANDARD, Buffers.ints(1), 1, 0);
        rank.world().send(SendMode.STANDARD, Buffers.ints(1), 0, 0);
    }
}
