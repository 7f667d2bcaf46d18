package org.sluicempi.runtime.collective;

import java.util.ArrayList;
import java.util.List;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

/** The memory that one rank's part in a collective operation reads and writes: checked whole before any of it begins. */
final class Used {
    private final List<UserBuffer> leaving = new ArrayList<>();
    private final List<UserBuffer> coming = new ArrayList<>();

    static Used nothing() {
        return new Used();
    }

    /** @param buffer null for none */
    Used leaves(UserBuffer buffer) {
        return add(leaving, buffer);
    }

    /** @param blocks null for none */
    Used leaves(Blocks blocks) {
        return add(leaving, blocks);
    }

    /** @param buffer null for none */
    Used comes(UserBuffer buffer) {
        return add(coming, buffer);
    }

    /** @param blocks null for none */
    Used comes(Blocks blocks) {
        return add(coming, blocks);
    }

    private Used add(List<UserBuffer> to, UserBuffer buffer) {
        if (buffer != null) {
            to.add(buffer);
        }
        return this;
    }

    /** Where a block without elements would lie says nothing. */
    private Used add(List<UserBuffer> to, Blocks blocks) {
        for (int r = 0; blocks != null && r < blocks.counts().length; r++) {
            if (blocks.counts()[r] != 0) {
                to.add(blocks.block(r));
            }
        }
        return this;
    }

    /** @throws MpiError as {@link UserBuffer#check} and {@link UserBuffer#checkIncoming} */
    void check() {
        leaving.forEach(UserBuffer::check);
        coming.forEach(UserBuffer::checkIncoming);
    }
}
