package org.sluicempi.exchange;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.face.DerivedDatatype;

/** Makes buffers of random kinds, datatypes and places, out of storages that were used before where there are any. */
final class Areas {
    private final Settings settings;
    private final Map<String, Deque<Cells>> unused = new HashMap<>();
    private final List<Cells> used = new ArrayList<>();

    Areas(Settings settings) {
        this.settings = settings;
    }

    /** So many base elements are whole elements of its type, and it has {@code spare} elements more. */
    Area exactly(Random random, BasicType base, int elements, int spare) {
        Datatype type = type(random, base);
        int per = type.size() / base.size();
        if (elements % per != 0) {
            type = base;
            per = 1;
        }
        return area(random, base, elements / per + spare, type);
    }

    /** With room for so many base elements or a few more. */
    Area atLeast(Random random, BasicType base, int elements) {
        Datatype type = type(random, base);
        int per = type.size() / base.size();
        return area(random, base, (elements + per - 1) / per + random.nextInt(3), type);
    }

    /** All buffers are done with: their storages may be used again. */
    void recycle() {
        used.forEach(cells -> unused.computeIfAbsent(key(cells.kind, cells.base, cells.length), k -> new ArrayDeque<>())
                .push(cells));
        used.clear();
    }

    private Area area(Random random, BasicType base, int count, Datatype type) {
        int offset = random.nextInt(3) == 0 ? random.nextInt(9) : 0;
        int need = count == 0 ? offset : offset + (count - 1) * type.extent() + type.span();
        // a power of two, so that later messages find storages that fit
        int length = Math.max(4, Integer.highestOneBit(Math.max(1, need - 1)) * 2);
        Cells.Kind kind = settings.has(Feature.BUFFERS) && random.nextBoolean()
                ? Cells.Kind.values()[random.nextInt(5)]
                : Cells.Kind.ARRAY;
        Deque<Cells> old = unused.get(key(kind, base, length));
        Cells cells = old == null || old.isEmpty() ? Cells.of(kind, base, length) : old.pop();
        used.add(cells);
        return new Area(cells, offset, count, type);
    }

    private static String key(Cells.Kind kind, BasicType base, int length) {
        return kind + " " + base + " " + length;
    }

    private Datatype type(Random random, BasicType base) {
        if (!settings.has(Feature.LAYOUTS) || random.nextInt(3) > 0) {
            return base;
        }
        int a = 1 + random.nextInt(3);
        int b = 1 + random.nextInt(4);
        return switch (random.nextInt(5)) {
            case 0 -> DerivedDatatype.contiguous(a * b, base);
            case 1 -> DerivedDatatype.vector(a, b, b + random.nextInt(3), base);
            case 2 ->
                DerivedDatatype.indexed(
                        new int[] {a, b}, new int[] {random.nextInt(3), a + 3 + random.nextInt(3)}, base);
            // the second block lies before the first
            case 3 -> DerivedDatatype.hindexed(new int[] {a, b}, new int[] {b + 2, random.nextInt(2)}, base);
            default -> DerivedDatatype.resized(DerivedDatatype.vector(a, 1, 2, base), 2 * a + random.nextInt(3));
        };
    }
}
