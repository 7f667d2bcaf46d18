package org.sluicempi.runtime.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.sluicempi.runtime.embedded.Errors.assertError;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.PairType;
import org.sluicempi.runtime.UserBuffer;

class DerivedDatatypeTest {
    /** A datatype and, worked out with nothing but lists, the places of its base elements. */
    private record Reference(Datatype type, List<Integer> places, int lower, int extent) {
        static final Reference INT = new Reference(BasicType.INT, List.of(0), 0, 1);
    }

    @Test
    void randomNestedTypesHaveThePlacesOfTheirDefinition() {
        long seed = 4711;
        Random random = new Random(seed);
        for (int run = 0; run < 2000; run++) {
            Reference reference = Reference.INT;
            for (int level = random.nextInt(3); level >= 0; level--) {
                reference = derived(reference, random, random.nextInt(4));
            }
            check(reference, "seed " + seed + ", run " + run);
        }
    }

    /** More blocks than are written down one by one, at one level. */
    @Test
    void randomTypesOfManyBlocksHaveThePlacesOfTheirDefinition() {
        long seed = Long.getLong("sluice.seed", 4712);
        Random random = new Random(seed);
        for (int run = 0; run < 300; run++) {
            Reference reference = Reference.INT;
            for (int level = 0, many = random.nextInt(3); level < 3; level++) {
                int blocks = level == many ? 60 + random.nextInt(30) : random.nextInt(3);
                reference = derived(reference, random, blocks);
            }
            check(reference, "seed " + seed + ", run " + run);
        }
    }

    @Test
    void aVectorNeedsNoMemoryForItsBlocks() {
        Datatype bytes = DerivedDatatype.vector(Integer.MAX_VALUE, 1, 1, BasicType.BYTE);
        assertThat(bytes.contiguous()).isTrue();
        int many = (1 << 30) - 1;
        Datatype spread = DerivedDatatype.vector(many, 1, 2, BasicType.BYTE);
        assertThat(spread.size()).isEqualTo(many);
        assertThat(spread.place(many - 1)).isEqualTo(2 * many - 2);
        Datatype last = DerivedDatatype.hindexed(new int[] {1}, new int[] {1}, spread);
        assertThat(last.place(many - 1)).isEqualTo(2 * many - 1);
        assertThat(last.span()).isEqualTo(2 * many);
        Datatype halves = DerivedDatatype.hvectorOfBytes(many / 3, 1, 3, BasicType.SHORT);
        assertThat(halves.place(many / 3 * 2 - 1)).isEqualTo(many / 3 * 3 - 2);
        assertError(() -> DerivedDatatype.vector(many, 1, 3, BasicType.BYTE), ErrorClass.COUNT);
        assertError(() -> DerivedDatatype.contiguous(3, spread), ErrorClass.COUNT);
    }

    @Test
    void whatIsRepeatedStaysBesideItsNeighbours() {
        Datatype many = DerivedDatatype.hvector(100, 1, 3, BasicType.INT);
        Datatype behind =
                DerivedDatatype.struct(new int[] {1, 1}, new int[] {0, 1}, new Datatype[] {BasicType.INT, many});
        assertThat(List.of(behind.place(1), behind.place(2))).containsExactly(1, 4);
        Datatype before =
                DerivedDatatype.struct(new int[] {1, 1}, new int[] {0, 100}, new Datatype[] {many, BasicType.INT});
        assertThat(List.of(before.place(99), before.place(100))).containsExactly(297, 100);
    }

    @Test
    void fewRunsThatMeetBecomeOne() {
        Datatype ends = DerivedDatatype.resized(DerivedDatatype.vector(2, 1, 2, BasicType.INT), 0, 3);
        assertThat(DerivedDatatype.contiguous(3, ends).run(1)).isEqualTo(2);
    }

    /** Bounds that are said do not tell where data are. */
    @Test
    void dataThatNoIntCountsAreErrors() {
        assertCount(() -> DerivedDatatype.hvector(Integer.MAX_VALUE, 2, 0, BasicType.BYTE));
        assertCount(() -> DerivedDatatype.hvector((1 << 30) - 1, 1, -2, bytesAt(1, -10, 10)));
        assertCount(() -> DerivedDatatype.hvector((1 << 30) - 1, 1, 2, bytesAt(1, -10, 10)));
        assertCount(() -> DerivedDatatype.contiguous(Integer.MAX_VALUE - 3, bytesAt(1, 10)));
        assertCount(() ->
                DerivedDatatype.hindexed(new int[] {100}, new int[] {Integer.MIN_VALUE + 5}, bytesAt(3, -10, -8)));
        assertCount(() ->
                DerivedDatatype.hindexed(new int[] {100}, new int[] {Integer.MAX_VALUE - 305}, bytesAt(3, 8, 10)));
        assertCount(() -> DerivedDatatype.hindexed(new int[] {1}, new int[] {Integer.MAX_VALUE - 9}, bytesAt(3, 8, 9)));
    }

    private static void assertCount(ThrowingCallable call) {
        assertError(call, ErrorClass.COUNT);
    }

    private static Datatype bytesAt(int extent, int... places) {
        int[] ones = IntStream.of(places).map(place -> 1).toArray();
        return DerivedDatatype.resized(DerivedDatatype.hindexed(ones, places, BasicType.BYTE), 0, extent);
    }

    private static Reference derived(Reference old, Random random, int blocks) {
        int stride = random.nextInt(7) - 3;
        int[] lengths = random.ints(blocks, 0, 3).toArray();
        int[] displs = random.ints(blocks, -3, 6).toArray();
        int[] equal = IntStream.generate(() -> 2).limit(blocks).toArray();
        int[] strides = IntStream.range(0, blocks).map(b -> b * stride).toArray();
        int[] scaled = IntStream.of(displs).map(d -> d * old.extent).toArray();
        int lower = random.nextInt(5) - 2;
        int extent = random.nextInt(9);
        return switch (random.nextInt(7)) {
            case 0 -> reference(DerivedDatatype.contiguous(blocks, old.type), new int[] {blocks}, new int[] {0}, old);
            case 1 ->
                reference(
                        DerivedDatatype.vector(blocks, 2, stride, old.type),
                        equal,
                        IntStream.of(strides).map(s -> s * old.extent).toArray(),
                        old);
            case 2 -> reference(DerivedDatatype.hvector(blocks, 2, stride, old.type), equal, strides, old);
            case 3 -> reference(DerivedDatatype.indexed(lengths, displs, old.type), lengths, scaled, old);
            case 4 -> new Reference(DerivedDatatype.resized(old.type, lower, extent), old.places, lower, extent);
            case 5 -> {
                Datatype[] types = new Datatype[blocks];
                Arrays.fill(types, old.type);
                Datatype empty = DerivedDatatype.contiguous(0, BasicType.INT);
                yield reference(
                        blocks == 0 ? empty : DerivedDatatype.struct(lengths, displs, types), lengths, displs, old);
            }
            default -> reference(DerivedDatatype.hindexed(lengths, displs, old.type), lengths, displs, old);
        };
    }

    private static Reference reference(Datatype type, int[] lengths, int[] starts, Reference old) {
        List<Integer> places = new ArrayList<>();
        List<Integer> bounds = new ArrayList<>();
        for (int b = 0; b < lengths.length; b++) {
            for (int e = 0; e < lengths[b]; e++) {
                int start = starts[b] + e * old.extent;
                old.places.forEach(place -> places.add(start + place));
                if (old.extent > 0 || !old.places.isEmpty()) {
                    bounds.add(start + old.lower);
                    bounds.add(start + old.lower + old.extent);
                }
            }
        }
        int lower = bounds.stream().mapToInt(b -> b).min().orElse(0);
        int upper = bounds.stream().mapToInt(b -> b).max().orElse(0);
        return new Reference(type, places, lower, upper - lower);
    }

    private static void check(Reference reference, String name) {
        Datatype type = reference.type;
        List<Integer> places = reference.places;
        assertThat(type.size()).as(name).isEqualTo(4 * places.size());
        assertThat(type.extent()).as(name).isEqualTo(reference.extent);
        assertThat(type.lowerBound()).as(name).isEqualTo(reference.lower);
        assertThat(type.first())
                .as(name)
                .isEqualTo(places.stream().mapToInt(p -> p).min().orElse(0));
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

    /** Two elements go into bytes and back; both places of an element may be one if it was made smaller. */
    private static void checkCopies(Reference reference, String name) {
        int low = reference.type.first();
        int offset = 3 + Math.max(0, -low);
        int[] array = IntStream.range(0, offset + reference.extent + reference.type.span() + 5)
                .toArray();
        UserBuffer buffer = new UserBuffer(array, offset, 2, reference.type);
        ByteBuffer bytes = ByteBuffer.allocate((int) buffer.bytes()).order(ByteOrder.nativeOrder());
        buffer.check();
        buffer.copyTo(0, 2, bytes);
        bytes.flip();
        for (int element = 0; element < 2; element++) {
            for (int place : reference.places) {
                assertThat(bytes.getInt()).as(name).isEqualTo(offset + element * reference.extent + place);
            }
        }
        int[] back = new int[array.length];
        new UserBuffer(back, offset, 2, reference.type).copyFrom(0, 2, bytes.rewind());
        for (int k = 0; k < back.length; k++) {
            int at = k - offset;
            boolean covered = reference.places.contains(at) || reference.places.contains(at - reference.extent);
            assertThat(back[k]).as(name).isEqualTo(covered ? k : 0);
        }
    }

    @Test
    void anElementOutsideTheStorageIsRefusedEvenIfOnlyItsLastPlaceIs() {
        Datatype column = DerivedDatatype.vector(3, 1, 4, BasicType.INT);
        new UserBuffer(new int[9], 0, 1, column).check();
        assertThatThrownBy(() -> new UserBuffer(new int[8], 0, 1, column).check())
                .isInstanceOf(MpiError.class);
    }

    @Test
    void badArgumentsAreNamed() {
        assertThatThrownBy(() -> DerivedDatatype.contiguous(-1, BasicType.INT)).hasMessageContaining("-1");
        Datatype below = DerivedDatatype.hindexed(new int[] {1}, new int[] {-5}, BasicType.INT);
        assertThatThrownBy(() -> new UserBuffer(new int[8], 4, 1, below).check())
                .hasMessageContaining("elements -1 to 0");
        new UserBuffer(new int[8], 5, 1, below).check();
        assertThatThrownBy(() -> DerivedDatatype.indexed(new int[2], new int[3], BasicType.INT))
                .hasMessageContaining("2 lengths and 3 types for 3 blocks");
    }

    @Test
    void resizingKeepsTheData() {
        DerivedDatatype wide = DerivedDatatype.resized(DerivedDatatype.contiguous(2, BasicType.DOUBLE), 5);
        assertThat(wide.extent()).isEqualTo(5);
        assertThat(wide.size()).isEqualTo(16);
        assertThat(wide.contiguous()).isFalse();
    }

    @Test
    void aStructOfOneBaseTypeTakesThatTypesArrays() {
        DerivedDatatype struct = DerivedDatatype.struct(new int[] {1, 2}, new int[] {4, 0}, new Datatype[] {
            BasicType.INT, DerivedDatatype.vector(2, 1, 2, BasicType.INT)
        });
        assertThat(struct.base()).isEqualTo(BasicType.INT);
        assertThat(IntStream.range(0, 5).map(struct::place)).containsExactly(4, 0, 2, 3, 5);
        assertThat(struct.extent()).isEqualTo(6);
        assertThatThrownBy(() -> DerivedDatatype.struct(
                        new int[] {1, 1}, new int[] {0, 1}, new Datatype[] {BasicType.INT, BasicType.LONG}))
                .hasMessageContaining("INT")
                .hasMessageContaining("LONG");
    }

    @Test
    void aStructOfMixedTypesIsLaidOutAsInC() {
        DerivedDatatype struct =
                DerivedDatatype.structOfBytes(new int[] {1, 1, 3}, new int[] {0, 8, 16}, new Datatype[] {
                    BasicType.INT, BasicType.DOUBLE, BasicType.BYTE
                });
        assertThat(struct.size()).isEqualTo(15);
        assertThat(struct.extent()).isEqualTo(24);
        assertThat(struct.span()).isEqualTo(19);
        ByteBuffer two = ByteBuffer.allocate(48).order(ByteOrder.nativeOrder());
        two.putInt(0, 1).putDouble(8, 2.5).put(18, (byte) 3);
        two.putInt(24, 4).putDouble(32, 5.5).put(42, (byte) 6);
        ByteBuffer sent = ByteBuffer.allocate(30).order(ByteOrder.nativeOrder());
        new UserBuffer(two, 0, 2, struct).copyTo(0, 2, sent);
        assertThat(sent.getInt(0)).isEqualTo(1);
        assertThat(sent.getDouble(4)).isEqualTo(2.5);
        assertThat(sent.get(14)).isEqualTo((byte) 3);
        assertThat(sent.getInt(15)).isEqualTo(4);
        assertThat(sent.getDouble(19)).isEqualTo(5.5);
        DerivedDatatype nested = DerivedDatatype.structOfBytes(
                new int[] {1, 2}, new int[] {0, 8}, new Datatype[] {BasicType.SHORT, PairType.DOUBLE_INT});
        assertThat(nested.size()).isEqualTo(26);
        assertThat(nested.extent()).isEqualTo(40);
    }

    @Test
    void whatDoesNotFitAnIntIsAnErrorOfMpi() {
        int most = Integer.MAX_VALUE;
        DerivedDatatype half = DerivedDatatype.contiguous(1 << 30, BasicType.BYTE);
        for (ThrowingCallable made : List.<ThrowingCallable>of(
                () -> DerivedDatatype.contiguous(most, BasicType.DOUBLE),
                () -> DerivedDatatype.contiguous(2, half),
                () -> DerivedDatatype.vector(3, 1, most, BasicType.INT),
                () -> DerivedDatatype.vector(1, 1, 4, half),
                () -> DerivedDatatype.indexed(new int[] {1, 1}, new int[] {0, most}, BasicType.BYTE),
                () -> DerivedDatatype.indexed(new int[] {1}, new int[] {4}, half),
                () -> DerivedDatatype.structOfBytes(new int[] {1}, new int[] {most}, new Datatype[] {BasicType.INT}),
                () -> new Grid(new int[] {1 << 16, 1 << 16}, new boolean[2]).size())) {
            assertError(made, ErrorClass.COUNT, "beyond the range of an int");
        }
    }
}
