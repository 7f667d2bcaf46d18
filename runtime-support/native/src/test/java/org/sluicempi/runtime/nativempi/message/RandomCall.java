package org.sluicempi.runtime.nativempi.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.nativempi.context.Watch;

/** Random receives and messages before and in a call that waits in the library. */
final class RandomCall {
    private final FakeMatching library = new FakeMatching();
    private final HeldMessages held = new HeldMessages(library, library.slots, new Watch());
    private final List<FakeReceive> receives = new ArrayList<>();
    private final List<HeldMessage> messages = new ArrayList<>();
    private final List<FakeMatching.Rest> open = new ArrayList<>();
    private final int seed;
    private final Random random;
    private final int tags;

    RandomCall(int seed) {
        this.seed = seed;
        this.random = new Random(seed);
        this.tags = 1 + random.nextInt(2);
    }

    /** Returns how many messages were taken in the call. */
    int run() {
        for (int k = 2 + random.nextInt(5); k > 0; k--) {
            int source = random.nextBoolean() ? Communicator.ANY_SOURCE : random.nextInt(3);
            int tag = random.nextInt(20) == 0 ? Communicator.ANY_TAG : random.nextInt(tags);
            FakeReceive receive = new FakeReceive(source, tag, 8);
            receives.add(receive);
            held.await(receive);
        }
        come(1 + random.nextInt(4));
        held.progress();
        held.handOver();
        come(1 + random.nextInt(6));
        held.progress();
        int taken = 0;
        for (FakeMatching.Posted each : library.posted) {
            if (each.message != null) {
                taken++;
                assertThat(receives)
                        .as("seed %d: who has what was taken", seed)
                        .anyMatch(receive -> receive.message == each.message);
            }
        }
        messages.replaceAll(message -> library.moved.getOrDefault(message, message));
        receives.forEach(this::inOrder);
        return taken;
    }

    /** Messages come, and some end. */
    private void come(int count) {
        for (int k = 0; k < count; k++) {
            if (random.nextInt(8) == 0) {
                messages.add(library.plain(random.nextInt(3), random.nextInt(tags), 8));
            } else {
                open.add(new FakeMatching.Rest());
                messages.add(library.begun(random.nextInt(3), random.nextInt(tags), open.get(open.size() - 1)));
            }
            if (random.nextInt(4) == 0 && !open.isEmpty()) {
                open.remove(random.nextInt(open.size())).send();
            }
        }
    }

    /** An earlier message of the same rank that the receive may have had is with an earlier receive. */
    private void inOrder(FakeReceive receive) {
        HeldMessage has = receive.message;
        for (HeldMessage each : messages) {
            if (has == null || each == has) {
                return;
            }
            if (each.envelope().source() == has.envelope().source()
                    && receive.pattern().matches(each.envelope())) {
                assertThat(receives.subList(0, receives.indexOf(receive)))
                        .as("seed %d: who has message %d", seed, messages.indexOf(each))
                        .anyMatch(earlier -> earlier.message == each);
            }
        }
    }
}
