package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class PreloadingTest {
    @Test
    void itsProgramIsModelled() {
        assertThat(Preloading.model()).isEqualTo(1);
    }

    @Test
    void noJvmWaitsForItAndNobodyHearsOfItsFailure() throws InterruptedException {
        AtomicReference<Throwable> heard = new AtomicReference<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, cause) -> heard.set(cause));
        try {
            Thread thread = Preloading.thread(() -> {
                throw new IllegalStateException("no such file");
            });
            assertThat(thread.isDaemon()).isTrue();
            thread.start();
            thread.join();
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
        assertThat(heard).hasNullValue();
    }
}
