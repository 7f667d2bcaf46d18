package org.sluicempi.analyzer.callgraph;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.CtScanner;

/** Whether a program has threads of its own beside those that {@code main} runs in. Errs towards yes. */
final class Threads {
    private static final String THREAD = "java.lang.Thread";

    /** What begins one of {@value #THREAD}; others only ask it, or sleep. */
    private static final Set<String> BEGINNINGS =
            Set.of(CtExecutableReference.CONSTRUCTOR_NAME, "start", "startVirtualThread", "ofVirtual", "ofPlatform");

    /** Simple names of types whose objects have threads, or give work to some. */
    private static final Set<String> MAKERS = Set.of(
            "CompletableFuture",
            "EventQueue",
            "ExecutorCompletionService",
            "ExecutorService",
            "Executors",
            "ForkJoinPool",
            "ForkJoinTask",
            "RecursiveAction",
            "RecursiveTask",
            "ScheduledThreadPoolExecutor",
            "StructuredTaskScope",
            "SubmissionPublisher",
            "SwingUtilities",
            "SwingWorker",
            "ThreadPoolExecutor",
            "Timer");

    private final Hierarchy hierarchy;
    private final Map<Island, Boolean> startedIn = new IdentityHashMap<>();
    private @Nullable Boolean started;

    Threads(Hierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    boolean areStarted() {
        Boolean known = started;
        if (known == null) {
            known = hierarchy.reflection().runsCode()
                    || !hierarchy.subtypes(THREAD).isEmpty()
                    || areStartedElsewhere()
                    || isBegun();
            started = known;
        }
        return known;
    }

    /** Whether those programs have that an island belongs to. */
    boolean areStartedIn(Island island) {
        return startedIn.computeIfAbsent(island, this::lookIn);
    }

    private boolean lookIn(Island island) {
        Search search = new Search();
        island.types().forEach(search::scan);
        return search.found
                || hierarchy.reflection().runsCode()
                || hierarchy.subtypes(THREAD).stream().anyMatch(island::holds)
                || island.reachesOut() && areStarted();
    }

    private boolean areStartedElsewhere() {
        return hierarchy.elsewhere().mentions("Thread") || MAKERS.stream().anyMatch(hierarchy.elsewhere()::mentions);
    }

    private boolean isBegun() {
        Search search = new Search();
        hierarchy.types().stream().filter(CtType::isTopLevel).forEach(search::scan);
        return search.found;
    }

    /** Looks for the first one. */
    private final class Search extends CtScanner {
        private boolean found;

        @Override
        public <T> void visitCtTypeReference(CtTypeReference<T> reference) {
            found |= MAKERS.contains(reference.getSimpleName())
                    && hierarchy.source(reference.getQualifiedName()).isEmpty();
            super.visitCtTypeReference(reference);
        }

        @Override
        public <T> void visitCtExecutableReference(CtExecutableReference<T> reference) {
            found |= reference.getDeclaringType() != null
                    && reference.getDeclaringType().getQualifiedName().equals(THREAD)
                    && BEGINNINGS.contains(reference.getSimpleName());
            super.visitCtExecutableReference(reference);
        }
    }
}
