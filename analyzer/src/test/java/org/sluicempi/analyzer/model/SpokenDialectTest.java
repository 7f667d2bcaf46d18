package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sluicempi.analyzer.Analyzer;
import org.sluicempi.analyzer.ProgramFolder;
import org.sluicempi.analyzer.dialect.Dialects;
import org.sluicempi.analyzer.input.Progress;
import org.sluicempi.analyzer.input.SourceTree;
import org.sluicempi.analyzer.scan.Scan;
import org.sluicempi.analyzer.scan.SourceIndex;
import org.sluicempi.analyzer.scan.TreeScanner;

class SpokenDialectTest {
    @TempDir
    Path folder;

    /** The program's own type has the name of one that only the other dialect knows. */
    @Test
    void callsNearbyCountMoreThanTypes() throws IOException {
        SourceTree tree = new ProgramFolder(folder)
                .with("A.java", "import mpi.*; class A { int r = MPI.COMM_WORLD.Rank(); }")
                .with("B.java", "import mpi.*; class B { Info info; MPI none; }")
                .with("Info.java", "class Info {}")
                .tree();
        assertThat(dialectsOf(tree)).isNotEmpty().containsOnly("mpj");
    }

    /** More calls of the program's own methods look like the other dialect's than there are calls of MPI. */
    @Test
    void methodsOfTheProgramDoNotTellWhatItSpeaks() throws IOException {
        SourceTree tree = new ProgramFolder(folder)
                .with(
                        "A.java",
                        "import mpi.*; class A { int r = W.Rank() + W.Size(); { W.Barrier(); W.Abort(3);"
                                + " MPI.COMM_WORLD.barrier(); } }")
                .with(
                        "W.java",
                        "import mpi.*; class W { static int Rank() { return MPI.COMM_WORLD.getRank(); }"
                                + " static int Size() { return 1; } static void Barrier() {} static void Abort(int e) {} }")
                .tree();

        assertThat(new Analyzer()
                        .scan(tree, Progress.NONE)
                        .dialect()
                        .orElseThrow()
                        .id())
                .isEqualTo("openmpi");
        assertThat(dialectsOf(tree)).containsOnly("openmpi");
    }

    /** A folder that holds an MPI of its own has all methods itself. */
    @Test
    void callsOfItsOwnMethodsTellWhereNoOthersDo() throws IOException {
        SourceTree tree = new ProgramFolder(folder)
                .with("A.java", "import mpi.*; class A { int r = MPI.COMM_WORLD.Rank(); int Rank() { return 0; } }")
                .tree();

        assertThat(new Analyzer()
                        .scan(tree, Progress.NONE)
                        .dialect()
                        .orElseThrow()
                        .id())
                .isEqualTo("mpj");
        assertThat(dialectsOf(tree)).containsOnly("mpj");
    }

    private static List<String> dialectsOf(SourceTree tree) {
        Dialects dialects = Dialects.shipped();
        TreeScanner scanner = new TreeScanner(tree, dialects.packages());
        Scan scan = scanner.scan(tree, Progress.NONE);
        try (Programs programs = new Programs(tree, dialects, scanner, scan)) {
            return programs.batches(new SourceIndex(scanner, scan, programs::isOnClassPath)).stream()
                    .map(batch -> batch.dialect().id())
                    .toList();
        }
    }
}
