package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.FileAccess;

/** Files of a real library. */
class FileTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void everyKindOfAccessWorks(Installed library, @TempDir Path folder) throws IOException {
        Child child =
                Child.ranks(library, 2, FileAccess.class, folder.toString()).fine();
        child.output()
                .lines()
                .filter(line -> line.contains("refused"))
                .forEach(line -> System.out.println(library + ": " + line));
        assertThat(child.output()).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{2}");
    }
}
