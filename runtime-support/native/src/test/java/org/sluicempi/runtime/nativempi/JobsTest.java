package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.Spawning;
import org.sluicempi.runtime.nativempi.programs.face.Jobs;

/** Started processes, ports and published names of the libraries. */
class JobsTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void processesAreStartedAndMet(Installed library) throws IOException {
        String[] command = Child.java(List.of(), Jobs.class).toArray(String[]::new);
        Child child = Child.ranks(library, 2, Jobs.class, command).fine();
        String[] mayRefuse = library == Installed.MPICH ? new String[] {"ports", "spawn"} : new String[] {"nothing"};
        Refusals.tell(library, child, mayRefuse);
        assertThat(child.output()).containsPattern("rank 0 checked \\d+").containsPattern("rank 1 checked \\d+");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void startedProcessesHaveNumbers(Installed library) throws IOException {
        String[] command = Child.java(List.of(), Spawning.class).toArray(String[]::new);
        Child child = Child.ranks(library, 2, Spawning.class, command).fine();
        Refusals.tell(library, child, library == Installed.MPICH ? "spawn" : "nothing");
        assertThat(child.output()).containsPattern("rank 0 checked \\d+").containsPattern("rank 1 checked \\d+");
    }
}
