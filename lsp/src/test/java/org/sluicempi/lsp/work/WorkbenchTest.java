package org.sluicempi.lsp.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.Test;
import org.sluicempi.analyzer.plan.SitePlan;
import org.sluicempi.transformer.change.FileChange;

final class WorkbenchTest {
    private static final Path FILE = Path.of("/program/A.java");
    private static final long SECONDS = 60;

    private final List<String> said = new CopyOnWriteArrayList<>();

    private final Listener listener = new Listener() {
        @Override
        public void found(Outcome outcome) {
            said.add("found");
        }

        @Override
        public void failed(OpenDocument document, Throwable problem) {
            said.add("failed " + problem.getMessage());
        }

        @Override
        public void refused(OpenDocument document, String why) {
            said.add("refused " + why);
        }
    };

    /** Looks at a version for as long as it is wanted. */
    private abstract static class Looking implements Examination {
        @Override
        public FileChange change(Outcome outcome, SitePlan site) {
            throw new IllegalStateException("not asked for");
        }

        @Override
        public void forget() {
            // remembers nothing
        }
    }

    private static OpenDocument first() {
        return new OpenDocument(FILE.toUri().toString(), FILE, 1, "class A {}");
    }

    @Test
    void a_failure_is_told_once_and_whoever_waits_is_let_go() {
        Examination failing = new Looking() {
            @Override
            public Optional<Outcome> examine(
                    OpenDocument document,
                    Map<Path, OpenDocument> shown,
                    Optional<Outcome> before,
                    Supplier<Boolean> stale) {
                throw new IllegalStateException("planted in " + document.version());
            }
        };
        try (Workbench workbench = new Workbench(failing, listener)) {
            workbench.open(first());
            assertThat(workbench.outcome(FILE)).failsWithin(SECONDS, TimeUnit.SECONDS);
            assertThat(workbench.outcome(FILE)).failsWithin(SECONDS, TimeUnit.SECONDS);
            assertThat(said).containsExactly("failed planted in 1");

            workbench.change(FILE, 2, List.of(new TextDocumentContentChangeEvent("class A { }")));
            assertThat(workbench.outcome(FILE)).failsWithin(SECONDS, TimeUnit.SECONDS);
            assertThat(said).containsExactly("failed planted in 1", "failed planted in 2");
        }
    }

    @Test
    void work_for_a_text_that_is_gone_is_given_up() throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        List<Integer> ended = new CopyOnWriteArrayList<>();
        Examination patient = new Looking() {
            @Override
            public Optional<Outcome> examine(
                    OpenDocument document,
                    Map<Path, OpenDocument> shown,
                    Optional<Outcome> before,
                    Supplier<Boolean> stale) {
                started.countDown();
                while (document.version() == 1) {
                    if (stale.get()) {
                        ended.add(document.version());
                        throw new CancellationException("stale");
                    }
                    Thread.onSpinWait();
                }
                ended.add(document.version());
                return Optional.empty();
            }
        };
        try (Workbench workbench = new Workbench(patient, listener)) {
            workbench.open(first());
            assertThat(started.await(SECONDS, TimeUnit.SECONDS)).isTrue();
            workbench.change(FILE, 2, List.of(new TextDocumentContentChangeEvent("class B {}")));

            assertThat(workbench.outcome(FILE)).failsWithin(SECONDS, TimeUnit.SECONDS);
            assertThat(ended).containsExactly(1, 2);
            assertThat(said).isEmpty();
        }
    }

    @Test
    void a_closed_file_is_not_waited_for() {
        Examination endless = new Looking() {
            @Override
            public Optional<Outcome> examine(
                    OpenDocument document,
                    Map<Path, OpenDocument> shown,
                    Optional<Outcome> before,
                    Supplier<Boolean> stale) {
                while (!stale.get()) {
                    Thread.onSpinWait();
                }
                throw new CancellationException("stale");
            }
        };
        try (Workbench workbench = new Workbench(endless, listener)) {
            workbench.open(first());
            var outcome = workbench.outcome(FILE);
            workbench.close(FILE);
            assertThat(outcome).failsWithin(SECONDS, TimeUnit.SECONDS);
            assertThat(workbench.outcome(FILE)).failsWithin(SECONDS, TimeUnit.SECONDS);
        }
    }
}
