package org.sluicempi.runtime.nativempi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sluicempi.runtime.nativempi.programs.GivenBack;
import org.sluicempi.runtime.nativempi.programs.HeldAtACollective;
import org.sluicempi.runtime.nativempi.programs.ManyPending;
import org.sluicempi.runtime.nativempi.programs.PendingAtDisconnect;
import org.sluicempi.runtime.nativempi.programs.PointToPoint;
import org.sluicempi.runtime.nativempi.programs.ReceivesAtTheEnd;
import org.sluicempi.runtime.nativempi.programs.Steady;
import org.sluicempi.runtime.nativempi.programs.TooLongForOneself;
import org.sluicempi.runtime.nativempi.programs.TwoReceivers;

/** Messages between ranks of a launcher. */
class PointToPointTest {
    private static List<Installed> libraries() {
        return Installed.all();
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void everyKindOfMessageArrives(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, PointToPoint.class).fine();
        assertThat(child.output()).containsPattern("rank 0 checked \\d{2}").containsPattern("rank 1 checked \\d{3}");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void threadsThatReceiveAtOnceGetTheirOwn(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, TwoReceivers.class, "400").fine();
        assertThat(child.output()).contains("rank 0 has done 400", "rank 1 has done 400");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void nothingOvertakesAMessageThatIsGivenBack(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, GivenBack.class).fine();
        assertThat(child.output()).contains("rank 0 has done", "rank 1 has done");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void threadsWithManyReceivesDoNotWaitForEachOther(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, ManyPending.class).fine();
        assertThat(child.output()).contains("rank 0 has done", "rank 1 has done");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void receivesThatWaitAtADisconnectAreServed(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, PendingAtDisconnect.class).fine();
        assertThat(child.output()).contains("rank 0 has done", "rank 1 has done");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void messagesThatWaitBehindOthersAreReceivedAtACollective(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, HeldAtACollective.class).fine();
        assertThat(child.output()).contains("rank 0 has done", "rank 1 has done");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void receivesThatNothingCameForAreCountedAtTheEnd(Installed library) throws IOException {
        Child child = Child.ranks(library, 3, ReceivesAtTheEnd.class).fine();
        assertThat(child.output())
                .contains("rank 1: MPI.Finalize with 1 receive that has not been completed; it is cancelled")
                .contains("rank 2: MPI.Finalize with 2 receives that have not been completed; they are cancelled")
                .doesNotContain("rank 0: MPI.Finalize");
    }

    /** Under Open MPI with the setting that the documentation names, without which it does not. */
    @ParameterizedTest
    @MethodSource("libraries")
    void whatARankSendsItselfStaysInTheRoomOfItsReceive(Installed library) throws IOException {
        Map<String, String> sent = Map.of("OMPI_MCA_btl_self_flags", "9");
        Child child = Child.ranks(library, 1, sent, TooLongForOneself.class).fine();
        assertThat(child.output()).contains("rank 0 checked 44");
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void blockingMessagesAllocateNothingThatGrowsWithThem(Installed library) throws IOException {
        Child child = Child.ranks(library, 2, Steady.class).fine();
        assertThat(child.output()).contains("rank 0 double[] ", "rank 0 DirectByteBuffer ", "rank 1 byte[] ");
    }
}
