package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;

class LayoutTest {
    /** A datatype and, worked out with nothing but lists, the places of its base elements. */
    private record Reference(Datatype type, List<Integer> places, int extent) {}

    @Test
    void randomNestedTypesHaveThePlacesOfTheirDefinition() {
        long seed = 4711;
        Random random = new Random(seed);
        for (int run = 0; run < 2000; run++) {
            Reference reference = new Reference(BasicType.INT, List.of(0), 1);
            for (int level = random.nextInt(3); level >= 0; level--) {
                reference = derived(reference, random);
            }
            check(reference, "seed " + seed + ", run " + run);
        }
    }

    private static Reference derived(Reference old, Random random) {
        int blocks = random.nextInt(4);
        int stride = random.nextInt(4);
        int[] lengths = random.ints(blocks, 0, 3).toArray();
        int[] displs = random.ints(blocks, 0, 6).toArray();
        int[] equal = IntStream.generate(() -> 2).limit(blocks).toArray();
        int[] strides = IntStream.range(0, blocks).map(b -> b * stride).toArray();
        int[] scaled = IntStream.of(displs).map(d -> d * old.extent).toArray();
        return switch (random.nextInt(5)) {
            case 0 -> reference(Layout.contiguous(blocks, old.type), new int[] {blocks}, new int[] {0}, old);
            case 1 ->
                reference(
                        Layout.vector(blocks, 2, stride, old.type),
                        equal,
                        IntStream.of(strides).map(s -> s * old.extent).toArray(),
                        old);
            case 2 -> reference(Layout.hvector(blocks, 2, stride, old.type), equal, strides, old);
            case 3 -> reference(Layout.indexed(lengths, displs, old.type), lengths, scaled, old);
            default -> reference(Layout.hindexed(lengths, displs, old.type), lengths, displs, old);
        };
    }

    private static Reference reference(Datatype type, int[] lengths, int[] starts, Reference old) {
        List<Integer> places = new ArrayList<>();
        int end = 0;
        for (int b = 0; b < lengths.length; b++) {
            for (int e = 0; e < lengths[b]; e++) {
                int start = starts[b] + e * old.extent;
                old.places.forEach(place -> places.add(start + place));
                end = Math.max(end, start + old.extent);
            }
        }
        return new Reference(type, places, end);
    }

    private static void check(Reference reference, String name) {
        Datatype type = reference.type;
        List<Integer> places = reference.places;
        assertThat(type.size()).as(name).isEqualTo(4 * places.size());
        assertThat(type.extent()).as(name).isEqualTo(reference.extent);
        assertThat(type.span())
                .as(name)
                .isEqualTo(places.stream().mapToInt(p -> p + 1).max().orElse(0));
        for (int k = 0; k < places.size(); k++) {
            assertThat(type.place(k)).as(name).isEqualTo(places.get(k));
            for (int next = 1; next < type.run(k); next++) {
                assertThat(places.get(k + next)).as(name).isEqualTo(places.get(k) + next);
            }
        }
        boolean whole = !places.isEmpty()
                && places.equals(IntStream.range(0, reference.extent).boxed().toList());
        assertThat(type.contiguous()).as(name).isEqualTo(whole);
        checkCopies(reference, name);
    }

    /** Two elements go into bytes and back. */
    private static void checkCopies(Reference reference, String name) {
        int[] array = IntStream.range(0, 3 * (reference.extent + 20)).toArray();
        UserBuffer buffer = new UserBuffer(array, 3, 2, reference.type);
        ByteBuffer bytes = ByteBuffer.allocate((int) buffer.bytes()).order(ByteOrder.nativeOrder());
        buffer.check();
        buffer.copyTo(0, 2, bytes);
        bytes.flip();
        for (int element = 0; element < 2; element++) {
            for (int place : reference.places) {
                assertThat(bytes.getInt()).as(name).isEqualTo(3 + element * reference.extent + place);
            }
        }
        int[] back = new int[array.length];
        new UserBuffer(back, 3, 2, reference.type).copyFrom(0, 2, bytes.rewind());
        for (int k = 0; k < back.length; k++) {
            int at = k - 3;
            boolean covered = reference.places.contains(at) || reference.places.contains(at - reference.extent);
            assertThat(back[k]).as(name).isEqualTo(covered ? k : 0);
        }
    }

    @Test
    void anElementOutsideTheStorageIsRefusedEvenIfOnlyItsLastPlaceIs() {
        Datatype column = Layout.vector(3, 1, 4, BasicType.INT);
        new UserBuffer(new int[9], 0, 1, column).check();
        assertThatThrownBy(() -> new UserBuffer(new int[8], 0, 1, column).check())
                .isInstanceOf(MpiError.class);
    }

    @Test
    void badArgumentsAreNamed() {
        assertThatThrownBy(() -> Layout.contiguous(-1, BasicType.INT)).hasMessageContaining("-1");
        assertThatThrownBy(() -> Layout.hindexed(new int[] {1}, new int[] {-5}, BasicType.INT))
                .hasMessageContaining("-5");
        assertThatThrownBy(() -> Layout.indexed(new int[2], new int[3], BasicType.INT))
                .hasMessageContaining("2 lengths for 3 blocks");
    }

    @Test
    void resizingKeepsTheData() {
        Layout wide = Layout.resized(Layout.contiguous(2, BasicType.DOUBLE), 5);
        assertThat(wide.extent()).isEqualTo(5);
        assertThat(wide.size()).isEqualTo(16);
        assertThat(wide.contiguous()).isFalse();
    }
}
