package org.sluicempi.runtime.nativempi.staging;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.nativempi.library.Mpi;
import org.sluicempi.runtime.nativempi.library.Results;

/**
 * How buffer arguments are described to the library. Data without gaps, staged data among them, is so many elements of the
 * basic type, as a C program would say; a direct buffer with gaps gets a datatype of the library, built once.
 */
public final class BufferTypes {
    private static final MethodHandle CONTIGUOUS = Mpi.bind("MPI_Type_contiguous", "ihp");
    private static final MethodHandle INDEXED = Mpi.bind("MPI_Type_indexed", "ipphp");
    private static final MethodHandle RESIZED = Mpi.bind("MPI_Type_create_resized", "hnnp");
    private static final MethodHandle COMMIT = Mpi.bind("MPI_Type_commit", "p");
    private static final MethodHandle FREE = Mpi.bind("MPI_Type_free", "p");
    /** A type that so many others have been asked for since is given up; one call asks for three at most. */
    private static final int KEPT = 512;

    /** @param base the library's datatype of the basic elements */
    private record Key(Datatype type, boolean gaps, long base) {}

    /** What has not been asked for longest comes first. */
    private final Map<Key, Long> built = new LinkedHashMap<>(16, 0.75f, true);

    /** Number of items to tell the library, for data without gaps: base elements, or elements if those are too many. */
    public static int count(UserBuffer data) {
        long n = (long) data.count() * Staging.block(data.type());
        return n <= Integer.MAX_VALUE ? (int) n : data.count();
    }

    /** What {@link #count} counts. */
    public long item(UserBuffer data) {
        Datatype type = data.type();
        long n = (long) data.count() * Staging.block(type);
        return n <= Integer.MAX_VALUE ? Mpi.type(type.base()) : built(new Key(type, false, Mpi.type(type.base())));
    }

    /** One element of a datatype with gaps, as it lies in a direct buffer. */
    public long withGaps(Datatype type) {
        return withGaps(type, Mpi.type(type.base()));
    }

    /** @param base the library's datatype of its basic elements */
    public long withGaps(Datatype type, long base) {
        return built(new Key(type, true, base));
    }

    /** Gives all types back to the library; what still uses one goes on. */
    public synchronized void free() {
        built.values().forEach(BufferTypes::free);
        built.clear();
    }

    private synchronized long built(Key key) {
        Long known = built.get(key);
        if (known != null) {
            return known;
        }
        if (built.size() >= KEPT) {
            free(built.remove(built.keySet().iterator().next()));
        }
        long handle = key.gaps ? indexed(key.type, key.base) : contiguous(key.type, key.base);
        built.put(key, handle);
        return handle;
    }

    private static long contiguous(Datatype type, long base) {
        return Results.handle(made -> {
            int code = (int) CONTIGUOUS.invokeExact(Staging.block(type), base, made);
            Mpi.check(code, "MPI_Type_contiguous");
            Mpi.check((int) COMMIT.invokeExact(made), "MPI_Type_commit");
        });
    }

    private static long indexed(Datatype type, long base) {
        int block = Staging.block(type);
        List<Integer> lengths = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int k = 0; k < block; k += type.run(k)) {
            lengths.add(type.run(k));
            places.add(type.place(k));
        }
        long extent = (long) type.extent() * type.base().size();
        try (Arena arena = Arena.ofConfined()) {
            long plain = Results.handle(made -> {
                int code = (int)
                        INDEXED.invokeExact(lengths.size(), ints(arena, lengths), ints(arena, places), base, made);
                Mpi.check(code, "MPI_Type_indexed");
            });
            try {
                return Results.handle(made -> {
                    Mpi.check((int) RESIZED.invokeExact(plain, 0L, extent, made), "MPI_Type_create_resized");
                    Mpi.check((int) COMMIT.invokeExact(made), "MPI_Type_commit");
                });
            } finally {
                free(plain);
            }
        }
    }

    private static void free(long type) {
        Results.from(type, handle -> Mpi.check((int) FREE.invokeExact(handle), "MPI_Type_free"));
    }

    private static long ints(Arena arena, List<Integer> values) {
        int[] array = values.stream().mapToInt(Integer::intValue).toArray();
        MemorySegment segment = arena.allocateFrom(ValueLayout.JAVA_INT, array);
        return segment.address();
    }
}
