package org.sluicempi.analyzer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
        Dialects dialects = Dialects.shipped();
        TreeScanner scanner = new TreeScanner(tree, dialects.packages());
        Scan scan = scanner.scan(tree, Progress.NONE);

        try (Programs programs = new Programs(tree, dialects, scan)) {
            assertThat(programs.batches(new SourceIndex(scanner, scan)))
                    .isNotEmpty()
                    .allMatch(batch -> batch.dialect().id().equals("mpj"));
        }
    }
}
