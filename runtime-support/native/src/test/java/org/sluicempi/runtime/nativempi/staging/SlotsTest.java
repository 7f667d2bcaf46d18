package org.sluicempi.runtime.nativempi.staging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.nativempi.library.Memory;

class SlotsTest {
    private final Slots slots = new Slots();

    @Test
    void slotsThatAreTakenDoNotOverlapWhateverTheirSizes() {
        long seed = Long.getLong("sluice.seed", System.nanoTime());
        Random random = new Random(seed);
        TreeMap<Long, Long> taken = new TreeMap<>();
        List<Slots.Slot> all = new ArrayList<>();
        for (int k = 0; k < 2000; k++) {
            long bytes = 1L << random.nextInt(20);
            bytes += random.nextInt((int) bytes);
            Slots.Slot slot = slots.take(bytes);
            long address = slot.address();
            assertThat(taken.floorEntry(address + bytes - 1))
                    .as("seed %d, slot %d", seed, k)
                    .satisfiesAnyOf(
                            before -> assertThat(before).isNull(),
                            before -> assertThat(before.getKey() + before.getValue())
                                    .isLessThanOrEqualTo(address));
            taken.put(address, bytes);
            all.add(slot);
            Memory.putInt(address + Math.max(0, bytes - 4), k);
            if (random.nextBoolean()) {
                Slots.Slot back = all.remove(random.nextInt(all.size()));
                taken.remove(back.address());
                back.free();
            }
        }
        assertThat(all).hasSizeGreaterThan(500);
        all.forEach(Slots.Slot::free);
    }

    @Test
    void theLastSlotThatCameBackIsTheNextToGo() {
        for (long bytes : new long[] {100, 40_000, 1 << 20, 3 << 20}) {
            Slots.Slot first = slots.take(bytes);
            Slots.Slot second = slots.take(bytes);
            second.free();
            first.free();
            assertThat(slots.take(bytes)).isSameAs(first);
            assertThat(slots.take(bytes)).isSameAs(second);
        }
    }

    @Test
    void manySlotsAtOnceFindRoomBeyondThePagesThatAreCut() {
        Set<Long> addresses = new HashSet<>();
        List<Slots.Slot> all = new ArrayList<>();
        for (int k = 0; k < 300; k++) {
            Slots.Slot slot = slots.take(1 << 18);
            addresses.add(slot.address());
            all.add(slot);
        }
        assertThat(addresses).hasSize(300);
        all.forEach(Slots.Slot::free);
        assertThat(slots.take(1 << 18)).isSameAs(all.get(299));
    }

    @Test
    void aSlotIsGivenBackOnce() {
        Slots.Slot slot = slots.take(1 << 16);
        slot.free();
        assertThatThrownBy(slot::free).isInstanceOf(IllegalStateException.class);
    }
}
