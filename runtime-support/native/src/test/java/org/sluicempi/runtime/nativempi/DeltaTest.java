package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.CancelledOpen;
import org.sluicempi.runtime.nativempi.programs.Deltas;
import org.sluicempi.runtime.nativempi.programs.GivenUp;
import org.sluicempi.runtime.nativempi.programs.MadeAtOnce;
import org.sluicempi.runtime.nativempi.programs.OpenAtTheEnd;
import org.sluicempi.runtime.nativempi.programs.OwnMessages;
import org.sluicempi.runtime.nativempi.programs.PartsToOneself;

/** Messages in pieces between ranks of a launcher. */
class DeltaTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void everyCombinationOfSenderAndReceiverWorks(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, Deltas.class).fine();
        assertThat(child.output()).containsPattern("rank 1 checked \\d{4}");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aRankAloneSendsToItselfAsOthersDo(Installed library) throws IOException {
        Child child = Child.ranks(library, 1, PartsToOneself.class).fine();
        assertThat(child.output()).contains("rank 0 checked 8");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void theEndOfMpiTellsOfWhatIsNeverEnded(Installed library) throws IOException {
        Child child = Child.ranks(library, 3, List.of("-Dsluice.deltaSize=4096"), OpenAtTheEnd.class)
                .fine();
        assertThat(child.output()).contains("rank 1 checked 6");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void whatIsGivenUpLeavesItsChannelWhenItsReceiverHasHeard(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, GivenUp.class).fine();
        assertThat(child.output()).contains("rank 0 checked 4", "rank 1 checked 4004");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aCancelledReceiveGivesItsOpenMessageBack(Installed library) throws IOException {
        for (String level : List.of("FUNNELED", "MULTIPLE")) {
            Child child = Child.ranks(library, 2, CancelledOpen.class, level).fine();
            assertThat(child.output()).containsPattern("rank 0 checked \\d{7}").contains("rank 1 checked 0");
        }
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void aProbeTakesNoMessageOfTheLibrarysOwn(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, OwnMessages.class).fine();
        assertThat(child.output()).contains("rank 0 checked 8", "rank 1 checked 4");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void communicatorsThatAreMadeAtOnceDoNotMeet(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, MadeAtOnce.class).fine();
        assertThat(child.output()).contains("rank 0 has done", "rank 1 has done");
    }
}
