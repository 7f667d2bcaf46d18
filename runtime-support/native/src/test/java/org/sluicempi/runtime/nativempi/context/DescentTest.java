package org.sluicempi.runtime.nativempi.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What two ranks call the communicators that they have made, each by itself. */
class DescentTest {
    private static final int[] BOTH = {0, 1};

    @Test
    void itIsTheSameAtAllMembersWhateverTheOrderOfDifferentOnes() {
        Descent here = Descent.world();
        Descent there = Descent.world();
        Descent first = here.next();
        Descent second = here.next();
        Descent firstThere = there.next();
        Descent secondThere = there.next();
        long group = first.next(BOTH, 5).number();
        long again = first.next(BOTH, 5).number();
        long part = second.next().number();
        assertThat(secondThere.next().number()).isEqualTo(part);
        // this rank is in a group that the other one is not in
        firstThere.next(new int[] {1, 2}, 5);
        assertThat(firstThere.next(BOTH, 5).number()).isEqualTo(group);
        assertThat(firstThere.next(BOTH, 5).number()).isEqualTo(again);
    }

    @Test
    void itTellsAllApart() {
        Descent world = Descent.world();
        Descent chosen = Descent.of(17);
        LongStream all = LongStream.of(
                world.number(),
                world.next().number(),
                world.next().number(),
                world.next().next().number(),
                world.next(BOTH, 5).number(),
                world.next(BOTH, 5).number(),
                world.next(BOTH, 6).number(),
                world.next(new int[] {1, 0}, 5).number(),
                world.next(new int[] {0, 1, 2}, 5).number(),
                chosen.number(),
                chosen.next().number(),
                chosen.next(BOTH, 5).number());
        assertThat(all.boxed().toList()).doesNotHaveDuplicates();
    }

    @Test
    void aTagBehindThoseOfTheChannelsStandsForBothItAndTheTag() {
        DeltaHub hub = new DeltaHub(0, 0, 0, 0, 8192, 16384, new AtomicInteger(), ConcurrentHashMap.newKeySet());
        Descent world = Descent.world();
        Descent other = world.next();
        for (Descent from : new Descent[] {world, other, Descent.of(Long.MIN_VALUE), Descent.of(Long.MAX_VALUE)}) {
            assertThat(hub.makingTag(from, 5)).isBetween(16384, 32767).isNotEqualTo(hub.makingTag(from, 4101));
            assertThat(hub.makingTag(from, Integer.MAX_VALUE)).isBetween(16384, 32767);
        }
        assertThat(hub.makingTag(other, 5)).isNotEqualTo(hub.makingTag(world, 5));
    }
}
