package org.sluicempi.runtime.nativempi.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LibraryNamesTest {
    @Test
    void thePageNamesEachThatIsTried() throws IOException {
        String page = Files.readString(Path.of("../../docs/native-engine.md"));
        List<String> tried = LibraryNames.of(null, Map.of());
        assertThat(tried)
                .hasSizeGreaterThan(8)
                .allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
    }

    @Test
    void aLauncherIsAskedForItsOwnLibraryFirst() {
        assertThat(LibraryNames.of(null, Map.of("OMPI_COMM_WORLD_SIZE", "2"))).startsWith("libmpi.so.40");
        assertThat(LibraryNames.of(null, Map.of("PMI_SIZE", "2"))).startsWith("libmpich.so.12");
        assertThat(LibraryNames.of("/opt/libmpi.so", Map.of("PMI_SIZE", "2"))).containsExactly("/opt/libmpi.so");
    }
}
