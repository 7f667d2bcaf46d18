package org.sluicempi.runtime.embedded.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.embedded.ChildJvm.Outcome;

/** Virtual threads, which no thread group lists, may still send, and are no reason to wait where they cannot. */
@Timeout(300)
class VirtualSendersTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "virtual after another"})
    @EnabledForJreRange(min = JRE.JAVA_21)
    void isWaitedForOnAVirtualThread(String sender) throws Exception {
        assertThat(new LateSenders(folder).run(sender)).isEqualTo(new Outcome(0, "has come\nhas come\n", ""));
    }

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void aVirtualThreadThatWaitsForEverIsADeadlock() throws Exception {
        Outcome outcome = new LateSenders(folder).run("nobody, virtual thread");
        assertThat(outcome.err()).contains("deadlock: every rank waits", "rank 0: Recv from 0 tag 5 on world, 1 INT");
        assertThat(outcome.exitCode()).isEqualTo(1);
    }
}
