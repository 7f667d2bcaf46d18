package org.sluicempi.runtime.embedded.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.embedded.api.EmbeddedOptions;
import org.sluicempi.runtime.embedded.job.Job;

class StartProgressTest {
    /** What is printed between two flushes. */
    private final BlockingQueue<String> printed = new LinkedBlockingQueue<>();

    private final PrintStream terminal = new PrintStream(new ByteArrayOutputStream() {
        @Override
        public synchronized void flush() {
            printed.add(toString(StandardCharsets.UTF_8));
            reset();
        }
    });

    private void awaitLine(String text) throws InterruptedException {
        String line = "";
        while (!line.equals(text)) {
            line = printed.poll(60, TimeUnit.SECONDS);
            assertThat(line).as("nothing like " + text).isNotNull();
        }
    }

    @Test
    void ranksAreCountedAsTheyStartOrEndAndThenTheLineIsWiped() throws InterruptedException {
        Job job = new Job(EmbeddedOptions.ranks(3));
        try (StartProgress progress = StartProgress.show(job.context(), terminal)) {
            awaitLine("\rsluice: 0 of 3 ranks have started\r");
            job.context().rank(2).lifetime().start();
            awaitLine("\rsluice: 1 of 3 ranks have started\r");
            job.context().rank(0).lifetime().end();
            awaitLine("\rsluice: 2 of 3 ranks have started\r");
            job.context().rank(1).lifetime().start();
            job.context().rank(1).lifetime().finish();
            awaitLine("\r" + " ".repeat(40) + "\r");
        }
    }

    @Test
    void theLineIsWipedAtTheEndOfTheJob() throws InterruptedException {
        Job job = new Job(EmbeddedOptions.ranks(2));

        StartProgress.show(job.context(), terminal).close();

        awaitLine("\r" + " ".repeat(40) + "\r");
    }

    @Test
    void itIsAskedFor() {
        assertThat(LaunchOptions.parse(new String[] {"-n", "2000", "Main"}).progress())
                .isFalse();
        assertThat(LaunchOptions.parse(new String[] {"-n", "2000", "--progress", "Main"})
                        .progress())
                .isTrue();
    }
}
