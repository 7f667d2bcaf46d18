package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.nativempi.context.DeltaHub;
import org.sluicempi.runtime.nativempi.staging.Slots;

/** Receives that the library gets in place of the program's. */
class StandInsTest {
    private static final Pattern ANY = new Pattern(Communicator.ANY_SOURCE, 5);

    private final FakeMatching library = new FakeMatching();
    private final StandIns standIns = new StandIns(library, library.slots);

    @Test
    void eachHasRoomForAHeadAndForTheLongestMessage() {
        standIns.post(ANY, 0);
        standIns.post(ANY, DeltaHub.HEAD_BYTES - 1);
        standIns.post(ANY, 700);
        assertThat(library.posted).extracting(each -> each.bytes).containsExactly(48, 48, 700);
        assertThat(library.posted).extracting(each -> each.pattern).containsOnly(ANY);
        assertThat(library.posted)
                .extracting(each -> each.address)
                .doesNotHaveDuplicates()
                .doesNotContain(0L);
    }

    @Test
    void whatTheyHaveTakenComesBackInTheOrderOfTheirPosts() {
        standIns.post(new Pattern(1, 5), 9);
        standIns.post(ANY, 9);
        standIns.post(ANY, 9);
        HeldMessage later = library.plain(2, 5, 4);
        HeldMessage first = library.begun(1, 5, new FakeMatching.Rest());
        assertThat(standIns.recall()).containsExactly(first, later);
        assertThat(standIns.recall()).isEmpty();
    }

    /** A slot that is free is the next one that is taken. */
    @Test
    void onesThatHaveTakenNothingKeepNoMemory() {
        standIns.post(ANY, 9);
        assertThat(standIns.recall()).isEmpty();
        assertThat(freeSlot()).isEqualTo(library.posted.get(0).address);
    }

    @Test
    void nothingIsLeftOfOneThatCannotBePosted() {
        Slots.Slot slot = library.slots.take(DeltaHub.HEAD_BYTES);
        slot.free();
        for (Throwable refusal : List.of(new MpiError(ErrorClass.NO_MEM, "planted"), new OutOfMemoryError("planted"))) {
            library.refusal = refusal;
            standIns.post(ANY, 9);
            assertThat(standIns.recall()).isEmpty();
            assertThat(freeSlot()).isEqualTo(slot.address());
        }
    }

    /** A receive of that many bytes in elements of several bytes is one that the library can count, the stand-in's bytes are not. */
    @Test
    void noneIsPostedThatTheLibraryCannotCount() {
        standIns.post(ANY, Integer.MAX_VALUE + 1L);
        assertThat(library.posted).isEmpty();
    }

    private long freeSlot() {
        Slots.Slot next = library.slots.take(DeltaHub.HEAD_BYTES);
        next.free();
        return next.address();
    }
}
