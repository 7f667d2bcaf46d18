package org.sluicempi.analyzer.callgraph;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import spoon.reflect.declaration.CtElement;
import spoon.reflect.declaration.CtMethod;
import spoon.reflect.declaration.CtType;
import spoon.reflect.reference.CtExecutableReference;
import spoon.reflect.reference.CtTypeReference;
import spoon.reflect.visitor.CtScanner;

/** Whether a program has threads of its own beside those that {@code main} runs in. Errs towards yes. */
final class Threads {
    private static final String THREAD = "java.lang.Thread";

    /** What begins one of {@value #THREAD}; others only ask it, or sleep. */
    private static final Set<String> BEGINNINGS = Set.of(CtExecutableReference.CONSTRUCTOR_NAME, "start");

    /** What begins one too, by names that no other class needs to have: older JDKs do not know them. */
    private static final Set<String> NEWER_BEGINNINGS =
            Set.of("startVirtualThread", "ofVirtual", "ofPlatform", "mapConcurrent");

    /** Simple names of types whose objects have threads, or give work to some. */
    private static final Set<String> MAKERS = Set.of(
            "AsynchronousFileChannel",
            "AsynchronousServerSocketChannel",
            "AsynchronousSocketChannel",
            "Cleaner",
            "CompletableFuture",
            "CompletionHandler",
            "EventQueue",
            "ExecutorCompletionService",
            "ExecutorService",
            "Executors",
            "ForkJoinPool",
            "ForkJoinTask",
            "HttpClient",
            "HttpServer",
            "RecursiveAction",
            "RecursiveTask",
            "ScheduledThreadPoolExecutor",
            "StreamSupport",
            "StructuredTaskScope",
            "SubmissionPublisher",
            "SwingUtilities",
            "SwingWorker",
            "ThreadPoolExecutor",
            "Timer");

    /** Packages whose classes call the program in threads of their own, with the word by which they are known elsewhere. */
    private static final Map<String, String> PACKAGES =
            Map.of("java.awt.event.", "awt", "java.rmi.", "rmi", "javafx.", "javafx", "javax.swing.", "swing");

    /** What several threads work on. */
    private static final Set<String> PARALLEL =
            Set.of("parallel", "parallelPrefix", "parallelSetAll", "parallelSort", "parallelStream");

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
                    || areStartedByLibraries()
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
                || search.callbacks.isLibraryUsed() && isMarked()
                || areStartedByLibraries()
                || hierarchy.reflection().runsCode()
                || hierarchy.subtypes(THREAD).stream().anyMatch(island::holds)
                || island.reachesOut() && areStarted();
    }

    /** Whether a library that is used may find code of the program, whoever names it or not. */
    private boolean isMarked() {
        return hierarchy.elsewhere().isMarked() || hierarchy.types().stream().anyMatch(Callbacks::isMarked);
    }

    private boolean areStartedByLibraries() {
        return signs().anyMatch(hierarchy.libraries()::name);
    }

    private boolean areStartedElsewhere() {
        return signs().anyMatch(hierarchy.elsewhere()::names);
    }

    /** Words by which threads are known where there is no model. */
    private static Stream<String> signs() {
        return Stream.of(
                        Stream.of("Thread", "finalize", "onExit"),
                        MAKERS.stream(),
                        PACKAGES.values().stream(),
                        PARALLEL.stream(),
                        NEWER_BEGINNINGS.stream())
                .flatMap(words -> words);
    }

    private boolean isBegun() {
        Search search = new Search();
        hierarchy.types().stream().filter(CtType::isTopLevel).forEach(search::scan);
        return search.found;
    }

    /** Looks for the first one. */
    private final class Search extends CtScanner {
        private final Callbacks callbacks = new Callbacks(hierarchy);
        private boolean found;

        @Override
        protected void enter(CtElement element) {
            callbacks.see(element);
            found |= callbacks.mayBe() || isFinalizer(element);
        }

        /** The JVM has a thread for them. */
        private boolean isFinalizer(CtElement element) {
            return element instanceof CtMethod<?> method
                    && method.getSimpleName().equals("finalize")
                    && method.getParameters().isEmpty();
        }

        @Override
        public <T> void visitCtTypeReference(CtTypeReference<T> reference) {
            String name = reference.getQualifiedName();
            found |= (MAKERS.contains(reference.getSimpleName())
                            || PACKAGES.keySet().stream().anyMatch(name::startsWith))
                    && hierarchy.source(name).isEmpty();
            super.visitCtTypeReference(reference);
        }

        @Override
        public <T> void visitCtExecutableReference(CtExecutableReference<T> reference) {
            found |= isBeginning(reference);
            super.visitCtExecutableReference(reference);
        }

        private boolean isBeginning(CtExecutableReference<?> reference) {
            if (NEWER_BEGINNINGS.contains(reference.getSimpleName())) {
                return true;
            } else if (reference.getDeclaringType() == null) {
                return false;
            }
            String owner = reference.getDeclaringType().getQualifiedName();
            return owner.equals(THREAD) && BEGINNINGS.contains(reference.getSimpleName())
                    || owner.startsWith("java.util.") && PARALLEL.contains(reference.getSimpleName());
        }
    }
}
