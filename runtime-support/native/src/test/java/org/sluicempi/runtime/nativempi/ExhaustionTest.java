package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.Exhaustion;

/** A rank runs out of memory: an error of the call, nothing lost, and all goes on when there is memory again. */
class ExhaustionTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    /** The engine's memory outside the heap comes from the system's {@code malloc}, so that is what is limited. */
    @ParameterizedTest
    @MethodSource("libraries")
    void outsideTheHeap(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, List.of("-Xms400m", "-Xmx400m"), Exhaustion.class, "outside")
                .fine();
        assertThat(child.output()).containsPattern("rank 1 checked 1\\d\\d");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void inTheHeap(Installed library) throws IOException {
        Child child = Child.ranks(
                        library, 2, List.of("-Xmx64m", "-XX:MaxDirectMemorySize=1g"), Exhaustion.class, "heap")
                .fine();
        assertThat(child.output()).containsPattern("rank 1 checked \\d{2,}").contains("operations were not");
    }
}
