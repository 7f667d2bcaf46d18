package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Status;

/** Who may have had a message like one's own. */
class AskedTest {
    private static final int ANY = Communicator.ANY_SOURCE;
    private static final int ANY_TAG = Communicator.ANY_TAG;
    private static final Status MESSAGE = new Status(3, 5, 8, false);

    private final Asked asked = new Asked(() -> false);

    @Test
    void whoAskedBeforeDoesNotCount() {
        asked.add(3, 5);
        asked.add(ANY, ANY_TAG);
        long mine = asked.add(3, 5);
        assertThat(asked.since(mine, MESSAGE)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"3, 5", "3, " + ANY_TAG, ANY + ", 5", ANY + ", " + ANY_TAG})
    void whoMayHaveHadItCounts(int source, int tag) {
        long mine = asked.add(3, ANY_TAG);
        asked.add(source, tag);
        asked.add(9, 9);
        assertThat(asked.since(mine, MESSAGE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"3, 6", "4, 5", "4, " + ANY_TAG, ANY + ", 6"})
    void whoAskedForOthersDoesNot(int source, int tag) {
        long mine = asked.add(3, ANY_TAG);
        asked.add(source, tag);
        assertThat(asked.since(mine, MESSAGE)).isFalse();
    }
}
