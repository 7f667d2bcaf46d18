package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.Progress;

/** What docs/nonblocking.md says of native engines. */
class NativeProgressTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    /** Both statements of the page are checked by one program, which costs one start of ranks. */
    @ParameterizedTest
    @MethodSource("libraries")
    void heapArraysAreCopiedAtStartAndCompletionAndTestsMakeProgress(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, Progress.class).fine();
        assertThat(child.output()).containsPattern("rank 0 checked \\d+").containsPattern("rank 1 checked \\d{2,}");
    }
}
