package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.Misuse;

/** What MPI forbids is refused with the right error class, and nothing is left of it. */
class MisuseTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void isRefusedAndNothingIsLeftOfIt(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, Misuse.class).fine();
        assertThat(child.output()).containsPattern("rank 0 checked \\d{3}").containsPattern("rank 1 checked \\d{3}");
    }
}
