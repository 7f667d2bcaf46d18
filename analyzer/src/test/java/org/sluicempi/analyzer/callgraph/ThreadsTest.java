package org.sluicempi.analyzer.callgraph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.ModelledFiles;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.Snippet;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.scan.Elsewhere;
import org.sluicempi.analyzer.scan.SourceFile;
import spoon.reflect.declaration.CtType;
import spoon.reflect.visitor.filter.TypeFilter;

/** By which words a program shows that it may have threads beside those that {@code main} runs in. */
class ThreadsTest {
    /** Members of a class, each row a program of its own; {@code CODE} stands for code that somebody could be given. */
    private static final String ROWS = """
            Object o = new Object(); => no
            Object o = new Thread(); => threads
            { Thread.currentThread().start(); } => threads
            { Thread.currentThread().interrupt(); } => no
            static class Thread { void start() {} } { new Thread().start(); } => no
            static class Worker extends java.lang.Thread {} => threads

            AsynchronousFileChannel x; => threads
            AsynchronousServerSocketChannel x; => threads
            AsynchronousSocketChannel x; => threads
            Cleaner x; => threads
            CompletableFuture<?> x; => threads
            CompletionHandler<?, ?> x; => threads
            EventQueue x; => threads
            ExecutorCompletionService<?> x; => threads
            ExecutorService x; => threads
            Executors x; => threads
            ForkJoinPool x; => threads
            ForkJoinTask<?> x; => threads
            HttpClient x; => threads
            HttpServer x; => threads
            RecursiveAction x; => threads
            RecursiveTask<?> x; => threads
            ScheduledThreadPoolExecutor x; => threads
            StreamSupport x; => threads
            StructuredTaskScope<?> x; => threads
            SubmissionPublisher<?> x; => threads
            SwingUtilities x; => threads
            SwingWorker<?, ?> x; => threads
            ThreadPoolExecutor x; => threads
            Timer x; => threads
            static class Timer {} Timer x; => no
            java.awt.event.KeyEvent x; => threads
            java.awt.image.Raster x; => no
            java.rmi.Remote x; => threads
            javafx.stage.Stage x; => threads
            javax.swing.JLabel x; => threads

            Object o = java.util.stream.IntStream.range(0, 3).parallel(); => threads
            Object o = new java.util.ArrayList<String>().parallelStream(); => threads
            { java.util.Arrays.parallelSetAll(new int[3], i -> i); } => threads
            { java.util.Arrays.parallelPrefix(new int[3], (i, k) -> i); } => threads
            { java.util.Arrays.parallelSort(new String[3], (i, k) -> 0); } => threads
            { java.util.Arrays.setAll(new int[3], i -> i); } => no
            Object o = java.util.stream.StreamSupport.stream(new java.util.ArrayList<String>().spliterator(), true); => threads
            Object o = new java.util.ArrayList<String>().stream(); => no
            static int parallel() { return 1; } int x = parallel(); => no
            { ProcessHandle.current().onExit().join(); } => threads
            { missing(); } => no
            protected void finalize() {} => threads
            void finalize(int x) {} => no
            void end() {} => no

            lib.Work x; => no
            CODE => no
            CODE lib.Work x; => threads
            lib.Work x; CODE => threads
            lib.Work x; CODE Object y; => threads
            CODE lib.Work[] x; => threads
            CODE Object x = lib.Work.class; => threads
            CODE @lib.Mark int x; => no
            CODE @lib.Mark(lib.Work.class) int x; => threads
            CODE int[] x; boolean y; => no
            CODE static <T> T same(T x) { return x; } => no
            CODE { new java.util.ArrayList<String>().add(""); } => no
            CODE java.util.List<?> x; => no
            CODE Object x = null; => no
            CODE static class Own {} Own x; => no
            CODE record Own(int x) {} => no
            Object code = (Runnable) () -> {}; lib.Work x; => threads
            Runnable code = System::gc; lib.Work x; => threads
            static class Own {} lib.Work x; => no
            interface Own {} lib.Work x; => no
            enum Own { ONE } lib.Work x; => no
            static class Own extends java.io.IOException {} lib.Work x; => threads
            enum Own implements java.io.Serializable { ONE } lib.Work x; => threads
            interface Own extends java.io.Serializable {} lib.Work x; => threads
            public boolean equals(Object o) { return true; } lib.Work x; => threads
            public int hashCode() { return 1; } lib.Work x; => threads
            public String toString() { return ""; } lib.Work x; => threads
            public String text() { return ""; } lib.Work x; => no
            @Deprecated void tick() {} lib.Work x; => no

            CODE java.io.File x; => no
            CODE java.lang.Iterable<?> x; => no
            CODE java.math.BigInteger x; => no
            CODE java.nio.file.Path x; => no
            CODE java.nio.channels.Selector x; => threads
            CODE java.security.SecureRandom x; => no
            CODE java.text.Format x; => no
            CODE java.time.Instant x; => no
            CODE java.util.List x; => no
            CODE javax.xml.parsers.SAXParser x; => no
            CODE mpi.Datatype x; => no
            CODE org.xml.sax.XMLReader x; => no
            CODE java.lang.instrument.Instrumentation x; => threads
            CODE java.lang.ref.ReferenceQueue x; => threads
            CODE java.util.concurrent.BlockingQueue x; => threads
            CODE java.util.prefs.Preferences x; => threads
            CODE java.util.TimerTask x; => threads
            java.util.TimerTask x; => no
            CODE java.util.logging.Logger x; => threads
            java.util.logging.Logger x; => no
            CODE java.util.concurrent.Callable x; => no
            CODE java.util.concurrent.ThreadLocalRandom x; => no
            CODE java.util.concurrent.TimeUnit x; => no
            CODE java.util.concurrent.atomic.AtomicInteger x; => no

            { Thread.startVirtualThread(null); } => threads
            Object o = Thread.ofVirtual(); => threads
            Object o = Thread.ofPlatform(); => threads
            Object o = java.util.stream.Stream.of(1).gather(java.util.stream.Gatherers.mapConcurrent(2, i -> i)); => threads
            """;

    private static final List<String[]> CELLS = Snippet.cells(ROWS);
    private static final List<CtType<?>> OF_CELLS =
            types(CELLS.stream().map(row -> row[0]).toArray(String[]::new));
    private static final List<CtType<?>> PAIR = types("", "R0 other;");

    @TempDir
    Path folder;

    /** The types of a tree and what is asked of them. */
    private record Tree(List<CtType<?>> types, Threads threads, Islands islands) {
        static Tree of(List<CtType<?>> types, Elsewhere elsewhere, Libraries libraries) {
            Hierarchy hierarchy = new Hierarchy(Dialects.shipped().all().get(0), types, elsewhere, libraries, true);
            return new Tree(types, new Threads(hierarchy), new Islands(types, elsewhere));
        }

        boolean areStartedIn(String name) {
            CtType<?> top = types.stream()
                    .filter(type -> type.getSimpleName().equals(name))
                    .findFirst()
                    .orElseThrow();
            return threads.areStartedIn(islands.around(top));
        }
    }

    /** One class for each row, {@code R0} and so on, and what is in it. */
    private static List<CtType<?>> types(String... members) {
        try {
            Path folder = Files.createTempDirectory("programs");
            ProgramFolder program = new ProgramFolder(folder);
            for (int i = 0; i < members.length; i++) {
                program.with(
                        "R" + i + ".java",
                        "import mpi.*; class R" + i + " { Comm comm; "
                                + members[i].replace("CODE", "Runnable code = () -> {};") + " }");
            }
            List<CtType<?>> types = new ArrayList<>();
            ModelledFiles.of(program.tree())
                    .forEach(file -> file.types()
                            .forEach(top -> top.getElements(new TypeFilter<CtType<?>>(CtType.class))
                                    .forEach(types::add)));
            for (int i = 0; i < members.length; i++) {
                Files.delete(program.path("R" + i + ".java"));
            }
            Files.delete(folder);
            return types;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Elsewhere elsewhere(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("Elsewhere.java"), text);
        return new Elsewhere(List.of(new SourceFile(file, file, folder)), StandardCharsets.UTF_8);
    }

    @TestFactory
    Stream<DynamicTest> programs() {
        Tree tree = Tree.of(OF_CELLS, Elsewhere.nowhere(), word -> false);
        return IntStream.range(0, CELLS.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        CELLS.get(i)[0],
                        () -> assertThat(tree.areStartedIn("R" + i) ? "threads" : "no")
                                .isEqualTo(CELLS.get(i)[1])));
    }

    /** The words of the table's rows that name a class alone, and those that are no class. */
    private static Stream<String> signs() {
        Stream<String> makers = Snippet.cells(ROWS).stream()
                .map(row -> row[0])
                .filter(row -> row.matches("\\w+(<.*>)? x;"))
                .map(row -> row.split("\\W")[0]);
        return Stream.concat(
                makers,
                Stream.of(
                        "Thread",
                        "finalize",
                        "awt",
                        "rmi",
                        "javafx",
                        "swing",
                        "parallel",
                        "parallelPrefix",
                        "parallelSetAll",
                        "parallelSort",
                        "parallelStream"));
    }

    @TestFactory
    Stream<DynamicTest> librariesAndOtherFiles() throws IOException {
        Elsewhere nowhere = Elsewhere.nowhere();
        Tree alone = Tree.of(PAIR, elsewhere("class Elsewhere { Object Threads, threads; }"), "Threads"::equals);
        assertThat(alone.threads().areStarted()).isFalse();
        assertThat(alone.areStartedIn("R1")).isFalse();
        return signs().map(sign -> DynamicTest.dynamicTest(sign, () -> {
            Tree besideLibrary = Tree.of(PAIR, nowhere, sign::equals);
            assertThat(besideLibrary.threads().areStarted()).isTrue();
            assertThat(besideLibrary.areStartedIn("R1")).isTrue();
            Tree besideFile = Tree.of(PAIR, elsewhere("class Elsewhere { Object " + sign + "; }"), word -> false);
            assertThat(besideFile.threads().areStarted()).isTrue();
            assertThat(besideFile.areStartedIn("R1")).as("no file names it").isFalse();
        }));
    }

    @Test
    void aClassThatAnotherFileDeclaresIsOfNoLibrary() throws IOException {
        List<CtType<?>> types = types("Runnable code = () -> {}; lib.Work x;");
        Elsewhere declares = elsewhere("package lib; class Work {}");

        assertThat(Tree.of(types, declares, word -> false).threads().areStarted())
                .isFalse();
        assertThat(Tree.of(types, elsewhere("class Work {}"), word -> false)
                        .threads()
                        .areStarted())
                .isTrue();
    }

    @Test
    void aClassWhoseParentIsDeclaredInAnotherFileMayBeOne() throws IOException {
        List<CtType<?>> types = types("", "static class Worker extends Helper {}");
        Tree tree = Tree.of(types, elsewhere("class Helper extends lib.Base {}"), word -> false);

        assertThat(tree.threads().areStarted()).isTrue();
        assertThat(tree.areStartedIn("R1")).isTrue();
        assertThat(tree.areStartedIn("R0")).isFalse();
    }

    @Test
    void otherFilesMayStartThemWhereTheyHaveToDoWithAClass() throws IOException {
        Tree threads = Tree.of(PAIR, elsewhere("class Elsewhere { R1 r; Thread t; }"), word -> false);
        assertThat(threads.areStartedIn("R0")).isTrue();

        Tree none = Tree.of(PAIR, elsewhere("class Elsewhere { R1 r; }"), word -> false);
        assertThat(none.areStartedIn("R0")).isFalse();
        assertThat(none.threads().areStarted()).isFalse();
    }

    @Test
    void theWholeProgramIsAskedOnce() throws IOException {
        List<CtType<?>> types = types("", "Object o = new Thread();");
        Tree tree = Tree.of(types, Elsewhere.nowhere(), word -> false);

        assertThat(tree.threads().areStarted()).isTrue();
        assertThat(tree.threads().areStarted()).isTrue();
        assertThat(tree.areStartedIn("R0")).isFalse();
    }

    @Test
    void codeThatIsFoundByNameMayStartThem() throws IOException {
        List<CtType<?>> types = types("", "{ Class.forName(\"X\").getMethod(\"m\").invoke(null); }");
        Tree tree = Tree.of(types, Elsewhere.nowhere(), word -> false);

        assertThat(tree.threads().areStarted()).isTrue();
        assertThat(tree.areStartedIn("R0")).isTrue();
    }

    @Test
    void aThreadThatIsOnlyDeclaredIsOne() throws IOException {
        List<CtType<?>> types = types("", "static class Worker extends Thread {}", "R1.Worker worker;");
        Tree tree = Tree.of(types, Elsewhere.nowhere(), word -> false);

        assertThat(tree.threads().areStarted()).isTrue();
        assertThat(tree.areStartedIn("R0")).isFalse();
        assertThat(tree.areStartedIn("R2")).isTrue();
    }
}
