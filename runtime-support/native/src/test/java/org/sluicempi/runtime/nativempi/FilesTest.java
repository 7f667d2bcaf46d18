package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.FileAccess;
import org.sluicempi.runtime.nativempi.programs.face.Files;

/** Files of the libraries. */
class FilesTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void everyAccessMovesItsData(Installed library, @TempDir Path folder) throws IOException {
        Child child = Child.ranks(library, 2, Files.class, folder.toString()).fine();
        Refusals.tell(library, child, library == Installed.OPEN_MPI ? "atomic mode" : "nothing");
        assertThat(child.output()).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{2}");
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void offsetsCountElementsOfTheView(Installed library, @TempDir Path folder) throws IOException {
        Child child =
                Child.ranks(library, 2, FileAccess.class, folder.toString()).fine();
        Refusals.tell(library, child);
        assertThat(child.output()).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{2}");
    }
}
