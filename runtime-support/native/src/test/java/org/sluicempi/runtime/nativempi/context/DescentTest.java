package org.sluicempi.runtime.nativempi.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
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
            assertThat(hub.groupTag(from, 5)).isBetween(16384, 32767).isNotEqualTo(hub.groupTag(from, 4101));
            assertThat(hub.groupTag(from, Integer.MAX_VALUE)).isBetween(16384, 32767);
        }
        assertThat(hub.groupTag(other, 5)).isNotEqualTo(hub.groupTag(world, 5));
    }

    @Test
    void theTagOfAGroupIsNeverThatOfLeaders() {
        DeltaHub hub = new DeltaHub(0, 0, 0, 0, 2, 5, new AtomicInteger(), ConcurrentHashMap.newKeySet());
        Descent world = Descent.world();
        List<Integer> groups =
                IntStream.range(0, 9).mapToObj(tag -> hub.groupTag(world, tag)).toList();
        List<Integer> leaders = IntStream.range(0, 9)
                .mapToObj(tag -> hub.leadersTag(world, tag))
                .toList();
        assertThat(groups).doesNotContainAnyElementsOf(leaders).contains(4, 6);
        assertThat(leaders).contains(5, 7);
        assertThat(Stream.concat(groups.stream(), leaders.stream())).allMatch(tag -> tag >= 4 && tag < 9);
    }
}
