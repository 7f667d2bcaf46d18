package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;

class TakenRangesTest {
    /** Sends two elements at a time; the test fails if one leaves twice. */
    private static final class Wire implements TakenRanges.Parts {
        private final BitSet left = new BitSet();
        private int calls;
        private int failing;
        private int most = Integer.MAX_VALUE;

        @Override
        public boolean enough() {
            return left.cardinality() >= most;
        }

        @Override
        public int send(int from, int to) {
            if (++calls == failing && calls % 2 == 0) {
                throw new OutOfMemoryError("planted");
            } else if (calls == failing) {
                throw new MpiError(ErrorClass.NO_MEM, "planted");
            }
            int until = Math.min(to, from + 2);
            assertThat(left.get(from, until).isEmpty())
                    .as("elements leave once")
                    .isTrue();
            left.set(from, until);
            return until;
        }
    }

    /** Three elements are two parts: a piece of a fixed size that is no multiple of an element. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aFailureBetweenTwoPartsLeavesNothingOutAndSendsNothingTwice(int failing) {
        Wire wire = new Wire();
        wire.failing = failing;
        TakenRanges taken = new TakenRanges(wire);
        int at = 0;
        while (at < 9) {
            long before = taken.count();
            try {
                taken.take(at, at + 3);
                at += 3;
            } catch (MpiError | OutOfMemoryError e) {
                assertThat(taken.count()).isEqualTo(before);
            }
        }
        assertThat(taken.count()).isEqualTo(9);
        taken.sendRest(() -> {});
        assertThat(taken.haveLeft()).isTrue();
        assertThat(wire.left.cardinality()).isEqualTo(9);
    }

    @Test
    void whatIsEnoughWaitsForTheEndWhichCanBeTriedAgain() {
        Wire wire = new Wire();
        wire.most = 2;
        TakenRanges taken = new TakenRanges(wire);
        taken.take(4, 9);
        taken.take(0, 4);
        taken.take(2, 2);
        assertThat(taken.count()).isEqualTo(9);
        assertThat(taken.haveLeft()).isFalse();
        assertThat(wire.left.cardinality()).isEqualTo(2);
        wire.failing = 3;
        assertThatThrownBy(() -> taken.sendRest(() -> {})).hasMessageContaining("planted");
        taken.sendRest(() -> {});
        assertThat(wire.left.cardinality()).isEqualTo(9);
        assertThat(taken.haveLeft()).isTrue();
    }
}
