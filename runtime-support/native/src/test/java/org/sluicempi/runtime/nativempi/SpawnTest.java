package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.Spawning;

/** Jobs that start and meet others. */
class SpawnTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void jobsMeetAndAreStarted(Installed library) throws IOException {
        String[] java = Child.java(List.of(), Spawning.class).toArray(String[]::new);
        Child child = Child.ranks(library, 2, Spawning.class, java).fine();
        child.output()
                .lines()
                .filter(line -> line.contains("refused"))
                .forEach(line -> System.out.println(library + ": " + line));
        assertThat(child.output()).contains("rank 0 checked", "rank 1 checked");
        if (library == Installed.OPEN_MPI) {
            assertThat(child.output()).doesNotContain("ports were refused", "spawn was refused");
        } else {
            assertThat(child.output()).containsPattern("checked [5-9]|checked 10|refused");
        }
    }
}
