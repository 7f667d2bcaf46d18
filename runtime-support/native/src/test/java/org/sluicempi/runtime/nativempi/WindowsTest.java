package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.OneSided;
import org.sluicempi.runtime.nativempi.programs.face.Windows;

/** Windows of the libraries. */
class WindowsTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void everyTransferAndEpochIsCarriedOut(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, Windows.class).fine();
        Refusals.tell(library, child, library == Installed.OPEN_MPI ? "compare and swap with oneself" : "nothing");
        assertThat(child.output()).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{2}");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void ranksMayRace(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, OneSided.class).fine();
        assertThat(child.output()).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{2}");
    }
}
