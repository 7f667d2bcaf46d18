package org.sluicempi.runtime.nativempi.staging;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.Blocks;
import org.sluicempi.runtime.nativempi.library.DataArgument;
import org.sluicempi.runtime.nativempi.library.DataArguments;
import org.sluicempi.runtime.nativempi.library.Memory;
import org.sluicempi.runtime.nativempi.library.MixedDataArguments;
import org.sluicempi.runtime.nativempi.library.Mpi;

/**
 * What one collective operation keeps outside the heap from its start to its end: data on their way from and to arrays,
 * counts, displacements. Direct buffers of contiguous datatypes are used as they are, all other data pass through copies
 * without gaps. A copy that the library may write starts with what the user's buffer holds, so that whatever the library
 * leaves alone keeps its value.
 *
 * <p>Used by one thread at a time. {@link #release} must be called, once for each operation.
 */
public final class OperationMemory {
    private static final int ALIGNMENT = 16;

    /** Data to be copied into place at the end. */
    private record Landing(long from, UserBuffer into, long bytes) {}

    private final List<Landing> landings = new ArrayList<>(2);
    private final List<Object> kept = new ArrayList<>(2);
    private final ArrayList<Slots.Slot> taken = new ArrayList<>(4);
    /** Null if the C library is asked for memory. */
    private final Slots slots;

    private long[] allocated = {};
    private int allocations;
    private UserOperation operation;

    /** For an operation that is rare, or has no rank. */
    public OperationMemory() {
        this(null);
    }

    /** @param slots where its memory comes from */
    public OperationMemory(Slots slots) {
        this.slots = slots;
    }

    /** Data that the library reads. */
    public DataArgument read(UserBuffer data) {
        return read(data, 1);
    }

    /** As {@link #read(UserBuffer)}, so many blocks of {@code data.count()} elements, one behind the other. */
    public DataArgument read(UserBuffer data, int blocks) {
        UserBuffer all = all(data, blocks);
        return region(inPlace(all) ? address(all) : copy(all), data);
    }

    /** Data that the library may write, and read. */
    public DataArgument write(UserBuffer into) {
        return write(into, 1);
    }

    /** As {@link #write(UserBuffer)}, so many blocks of {@code into.count()} elements, one behind the other. */
    public DataArgument write(UserBuffer into, int blocks) {
        UserBuffer all = all(into, blocks);
        all.checkIncoming();
        if (inPlace(all)) {
            return region(address(all), into);
        }
        long copy = copy(all);
        landings.add(new Landing(copy, all, all.bytes()));
        return region(copy, into);
    }

    /**
     * Room for the first {@code bytes} bytes of data of {@code into}, all of which the library writes.
     *
     * @throws MpiError TRUNCATE if they do not fit
     */
    public long result(UserBuffer into, long bytes) {
        into.checkIncoming();
        if (bytes > into.bytes()) {
            throw new MpiError(
                    ErrorClass.TRUNCATE,
                    "a result of " + bytes + " bytes does not fit a receive buffer of " + into.bytes() + " bytes");
        }
        if (inPlace(into)) {
            return address(into);
        }
        long room = room(bytes);
        landings.add(new Landing(room, into, bytes));
        return room;
    }

    /** Memory for the library alone. */
    public long room(long bytes) {
        if (slots != null) {
            taken.ensureCapacity(taken.size() + 1);
            Slots.Slot slot = slots.take(bytes);
            taken.add(slot);
            return slot.address();
        }
        if (allocations == allocated.length) {
            allocated = Arrays.copyOf(allocated, 2 * allocations + 4);
        }
        long address = Memory.allocate(bytes);
        allocated[allocations++] = address;
        return address;
    }

    /** A copy without gaps of data that the library may change and the user never sees again. */
    public long copy(UserBuffer data) {
        long copy = room(data.bytes());
        Staging.pack(data, copy);
        return copy;
    }

    /** Data at {@code from}, which this memory owns, are to be copied into place at the end; {@code from} again. */
    public long land(long from, UserBuffer into) {
        into.checkIncoming();
        landings.add(new Landing(from, into, into.bytes()));
        return from;
    }

    public DataArguments read(Blocks blocks) {
        return regions(blocks, false);
    }

    public DataArguments write(Blocks blocks) {
        return regions(blocks, true);
    }

    private DataArguments regions(Blocks blocks, boolean landing) {
        int n = blocks.counts().length;
        int width = Staging.block(blocks.type());
        long[] starts = new long[n];
        long total = 0;
        for (int k = 0; k < n; k++) {
            check(blocks.block(k), landing);
            starts[k] = total;
            total += (long) blocks.counts()[k] * width;
        }
        long counts = room((long) n * Integer.BYTES);
        long displs = room((long) n * Integer.BYTES);
        UserBuffer start = new UserBuffer(blocks.storage(), blocks.offset(), 0, blocks.type());
        boolean asItIs = inPlace(start);
        long base = asItIs ? address(start) : room(total * blocks.type().base().size());
        for (int k = 0; k < n; k++) {
            Memory.putInt(counts + 4L * k, exact((long) blocks.counts()[k] * width));
            Memory.putInt(displs + 4L * k, exact(asItIs ? (long) blocks.displs()[k] * width : starts[k]));
            if (!asItIs) {
                UserBuffer block = blocks.block(k);
                place(block, base + starts[k] * blocks.type().base().size(), landing);
            }
        }
        return new DataArguments(base, counts, displs, Mpi.type(blocks.type().base()));
    }

    /** Always copied, as direct buffers are where they are, and the library takes one address. */
    public MixedDataArguments read(UserBuffer[] blocks, int n) {
        return mixed(blocks, n, false);
    }

    public MixedDataArguments write(UserBuffer[] blocks, int n) {
        return mixed(blocks, n, true);
    }

    private MixedDataArguments mixed(UserBuffer[] blocks, int n, boolean landing) {
        long counts = room((long) n * Integer.BYTES);
        long displs = room((long) n * Integer.BYTES);
        long types = room((long) n * Mpi.HANDLE_BYTES);
        long total = 0;
        for (int k = 0; k < n; k++) {
            UserBuffer block = blocks[k];
            check(block, landing);
            Memory.putInt(counts + 4L * k, exact((long) block.count() * Staging.block(block.type())));
            Memory.putInt(displs + 4L * k, exact(total));
            Mpi.putHandle(
                    types + (long) k * Mpi.HANDLE_BYTES, Mpi.type(block.type().base()));
            total += (block.bytes() + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        }
        long base = room(total);
        for (int k = 0; k < n; k++) {
            place(blocks[k], base + Memory.getInt(displs + 4L * k), landing);
        }
        return new MixedDataArguments(base, counts, displs, types);
    }

    private static void check(UserBuffer block, boolean landing) {
        if (landing) {
            block.checkIncoming();
        } else {
            block.check();
        }
    }

    private void place(UserBuffer block, long at, boolean landing) {
        Staging.pack(block, at);
        if (landing && block.bytes() > 0) {
            landings.add(new Landing(at, block, block.bytes()));
        }
    }

    /** Address of the first {@code n} of these ints. */
    public long ints(int[] values, int n) {
        long address = room((long) n * Integer.BYTES);
        Memory.copyOut(values, 0, n, address);
        return address;
    }

    /** An operation that is this collective's own until {@link #release}. */
    public long use(UserOperation mine) {
        operation = mine;
        return mine.handle();
    }

    /**
     * To be called when the library has succeeded: copies results into place.
     *
     * @throws RuntimeException what the user's operation has thrown at this rank; the results are then left as they were
     */
    public void complete() {
        if (operation != null) {
            operation.orThrow();
        }
        for (Landing landing : landings) {
            Staging.unpack(landing.from, landing.into, landing.bytes);
        }
    }

    /** Gives back everything; the library must be done with it. This object is then as new. */
    public void release() {
        taken.forEach(Slots.Slot::free);
        taken.clear();
        for (int k = 0; k < allocations; k++) {
            Memory.free(allocated[k]);
        }
        allocations = 0;
        if (operation != null) {
            operation.giveBack();
            operation = null;
        }
        Reference.reachabilityFence(kept);
        kept.clear();
        landings.clear();
    }

    private static DataArgument region(long address, UserBuffer data) {
        Datatype type = data.type();
        return new DataArgument(address, exact((long) data.count() * Staging.block(type)), Mpi.type(type.base()));
    }

    private static UserBuffer all(UserBuffer data, int blocks) {
        UserBuffer all = blocks == 1
                ? data
                : new UserBuffer(data.storage(), data.offset(), exact((long) data.count() * blocks), data.type());
        all.check();
        return all;
    }

    private static boolean inPlace(UserBuffer data) {
        return Staging.direct(data.storage())
                && (data.type() instanceof BasicType || data.type().contiguous());
    }

    private long address(UserBuffer direct) {
        kept.add(direct.storage());
        return Staging.address(direct);
    }

    private static int exact(long elements) {
        if (elements > Integer.MAX_VALUE || elements < Integer.MIN_VALUE) {
            throw new MpiError(
                    ErrorClass.COUNT, elements + " elements are more than a collective operation of the library takes");
        }
        return (int) elements;
    }
}
