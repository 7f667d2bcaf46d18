package mpi;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.Map;
import java.util.function.Supplier;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.Operation;
import org.sluicempi.runtime.rma.LockType;
import org.sluicempi.runtime.rma.Target;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowService;

/** Memory that other ranks of a communicator can read and write (MPI 4.1, chapter 12). */
public final class Win implements Freeable {
    public static final int WIN_NULL = 0;
    public static final int FLAVOR_PRIVATE = 0;
    public static final int FLAVOR_SHARED = 1;

    private final Attributes attributes = new Attributes(Keyvals.WINDOW);
    private final Comm comm;
    private final Group group;
    private final Buffer base;
    private final long bytes;
    private final int unit;
    private Window core;
    private Errhandler handler = MPI.ERRORS_ARE_FATAL;
    private String name = "";

    /**
     * A window over a direct buffer; collective.
     *
     * @param size in elements of the buffer
     * @param dispUnit what a displacement counts, in elements of the buffer
     */
    public Win(Buffer base, int size, int dispUnit, Info info, Comm comm) throws MPIException {
        this(
                comm,
                base,
                (long) size * width(base),
                dispUnit * width(base),
                windows -> windows.create(
                        comm.core(), base, (long) size * width(base), dispUnit * width(base), hints(info)));
    }

    /**
     * A window that the library may allocate; collective. In the original bindings {@code base} gets the address of the
     * memory, which a Java program cannot use; here it is the memory of a private window. {@link MPI#WIN_BASE} tells the
     * memory of any window.
     *
     * @param size in bytes
     * @param dispUnit what a displacement counts, in bytes
     * @param base a direct buffer, null for new memory; not used for a shared window, whose memory is always new and ends
     *     with the window
     * @param flavor {@link #FLAVOR_PRIVATE} or {@link #FLAVOR_SHARED}
     */
    public Win(int size, int dispUnit, Info info, Comm comm, Buffer base, int flavor) throws MPIException {
        this(
                comm,
                info,
                flavor,
                flavor == FLAVOR_PRIVATE && base == null && size > 0 ? MPI.newByteBuffer(size) : base,
                size,
                dispUnit);
    }

    private Win(Comm comm, Info info, int flavor, Buffer base, int size, int unit) throws MPIException {
        this(
                comm,
                flavor == FLAVOR_SHARED ? null : base,
                size,
                unit,
                windows -> checked(flavor) == FLAVOR_SHARED
                        ? windows.allocate(comm.core(), size, unit, true, hints(info))
                        : windows.create(comm.core(), base, size, unit, hints(info)));
    }

    /** A window that memory is attached to later; collective. */
    public Win(Info info, Comm comm) throws MPIException {
        this(comm, null, 0, 1, windows -> windows.createDynamic(comm.core(), hints(info)));
    }

    private interface Maker {
        Window make(WindowService windows);
    }

    private Win(Comm comm, Buffer base, long bytes, int unit, Maker maker) throws MPIException {
        this.comm = comm;
        this.group = comm.getGroup();
        this.bytes = bytes;
        this.unit = unit;
        this.core = comm.get(() -> maker.make(MPI.RANK.windows("Win")));
        this.base = base == null ? core.memory() : base;
    }

    private static int checked(int flavor) {
        if (flavor != FLAVOR_PRIVATE && flavor != FLAVOR_SHARED) {
            throw new MpiError(ErrorClass.ARG, "there is no window of flavor " + flavor);
        }
        return flavor;
    }

    private static int width(Buffer buffer) {
        if (buffer == null || buffer instanceof ByteBuffer) {
            return 1;
        } else if (buffer instanceof CharBuffer || buffer instanceof ShortBuffer) {
            return Short.BYTES;
        }
        return buffer instanceof IntBuffer || buffer instanceof FloatBuffer ? Integer.BYTES : Long.BYTES;
    }

    private static Map<String, String> hints(Info info) {
        return info == null || info.isNull() ? Map.of() : info.asMap();
    }

    private Window core() {
        if (core == null) {
            throw new MpiError(ErrorClass.WIN, "the window has been freed");
        }
        return core;
    }

    private MPIException failed(MpiError error) {
        return handler.raise(error, name.isEmpty() ? "a window" : "the window " + name, MPI.RANK::world);
    }

    private void run(Runnable call) throws MPIException {
        get(() -> {
            call.run();
            return null;
        });
    }

    private <T> T get(Supplier<T> call) throws MPIException {
        try {
            return call.get();
        } catch (MpiError e) {
            throw failed(e);
        }
    }

    private Request start(Supplier<org.sluicempi.runtime.Request> call) throws MPIException {
        return get(() -> new Request(Operation.of(call.get()), comm));
    }

    private static UserBuffer near(Buffer origin, int count, Datatype type) {
        return Core.buffer(origin, count, type);
    }

    private static Target far(int rank, int disp, int count, Datatype type) {
        return new Target(rank, disp, count, type.core());
    }

    /** @param size in elements of the buffer */
    public void attach(Buffer base, int size) throws MPIException {
        run(() -> core().attach(base, (long) size * width(base)));
    }

    public void detach(Buffer base) throws MPIException {
        run(() -> core().detach(base));
    }

    public Group getGroup() throws MPIException {
        return group;
    }

    public void put(Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        run(() -> core().transfers().put(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public void get(Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        run(() -> core().transfers().get(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public void accumulate(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType, Op op)
            throws MPIException {
        run(() -> core().transfers()
                .accumulate(near(origin, count, type), far(rank, disp, targetCount, targetType), op.core(type)));
    }

    /** {@code result} gets what was there before. */
    public void getAccumulate(
            Buffer origin,
            int count,
            Datatype type,
            Buffer result,
            int resultCount,
            Datatype resultType,
            int rank,
            int disp,
            int targetCount,
            Datatype targetType,
            Op op)
            throws MPIException {
        run(() -> core().transfers()
                .getAccumulate(
                        near(origin, count, type),
                        near(result, resultCount, resultType),
                        far(rank, disp, targetCount, targetType),
                        op.core(type)));
    }

    public final Request rPut(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        return start(
                () -> core().transfers().startPut(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public final Request rGet(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType)
            throws MPIException {
        return start(
                () -> core().transfers().startGet(near(origin, count, type), far(rank, disp, targetCount, targetType)));
    }

    public Request rAccumulate(
            Buffer origin, int count, Datatype type, int rank, int disp, int targetCount, Datatype targetType, Op op)
            throws MPIException {
        return start(() -> core().transfers()
                .startAccumulate(near(origin, count, type), far(rank, disp, targetCount, targetType), op.core(type)));
    }

    public Request rGetAccumulate(
            Buffer origin,
            int count,
            Datatype type,
            Buffer result,
            int resultCount,
            Datatype resultType,
            int rank,
            int disp,
            int targetCount,
            Datatype targetType,
            Op op)
            throws MPIException {
        return start(() -> core().transfers()
                .startGetAccumulate(
                        near(origin, count, type),
                        near(result, resultCount, resultType),
                        far(rank, disp, targetCount, targetType),
                        op.core(type)));
    }

    public void compareAndSwap(Buffer origin, Buffer compare, Buffer result, Datatype type, int rank, int disp)
            throws MPIException {
        run(() -> core().transfers()
                .compareAndSwap(near(origin, 1, type), near(compare, 1, type), near(result, 1, type), rank, disp));
    }

    public void fetchAndOp(Buffer origin, Buffer result, Datatype type, int rank, int disp, Op op) throws MPIException {
        run(() ->
                core().transfers().fetchAndOp(near(origin, 1, type), near(result, 1, type), rank, disp, op.core(type)));
    }

    public void fence(int assertion) throws MPIException {
        run(() -> core().epochs().fence(assertion));
    }

    public void start(Group group, int assertion) throws MPIException {
        run(() -> core().epochs().start(ranks(group), assertion));
    }

    /** The window's ranks of a group's members. */
    private int[] ranks(Group members) {
        int[] all = new int[members.members().size()];
        for (int k = 0; k < all.length; k++) {
            all[k] = k;
        }
        return members.members().translate(all, group.members());
    }

    public void complete() throws MPIException {
        run(() -> core().epochs().complete());
    }

    public void post(Group group, int assertion) throws MPIException {
        run(() -> core().epochs().post(ranks(group), assertion));
    }

    public void waitFor() throws MPIException {
        run(() -> core().epochs().await());
    }

    public boolean test() throws MPIException {
        return get(() -> core().epochs().test());
    }

    /** @param lockType {@link MPI#LOCK_EXCLUSIVE} or {@link MPI#LOCK_SHARED} */
    public void lock(int lockType, int rank, int assertion) throws MPIException {
        run(() -> core().epochs().lock(lock(lockType), rank, assertion));
    }

    private static LockType lock(int lockType) {
        if (lockType != MPI.LOCK_EXCLUSIVE && lockType != MPI.LOCK_SHARED) {
            throw new MpiError(ErrorClass.LOCKTYPE, "there is no lock of type " + lockType);
        }
        return lockType == MPI.LOCK_SHARED ? LockType.SHARED : LockType.EXCLUSIVE;
    }

    public void unlock(int rank) throws MPIException {
        run(() -> core().epochs().unlock(rank));
    }

    public void lockAll(int assertion) throws MPIException {
        run(() -> core().epochs().lockAll(assertion));
    }

    public void unlockAll() throws MPIException {
        run(() -> core().epochs().unlockAll());
    }

    public void sync() throws MPIException {
        run(() -> core().epochs().sync());
    }

    public void flush(int rank) throws MPIException {
        run(() -> core().epochs().flush(rank));
    }

    public void flushAll() throws MPIException {
        run(() -> core().epochs().flushAll());
    }

    public void flushLocal(int rank) throws MPIException {
        run(() -> core().epochs().flushLocal(rank));
    }

    public void flushLocalAll() throws MPIException {
        run(() -> core().epochs().flushLocalAll());
    }

    public void setErrhandler(Errhandler errhandler) throws MPIException {
        handler = errhandler;
    }

    public Errhandler getErrhandler() throws MPIException {
        return handler;
    }

    /** Ends the job if errors are fatal; {@link MPI#ERRORS_RETURN} has nothing to do, since no call has failed. */
    public void callErrhandler(int errorCode) throws MPIException {
        failed(new MpiError(ErrorClass.of(errorCode), "the program has called the error handler"));
    }

    /** A key for attributes of windows. */
    public static int createKeyval() throws MPIException {
        return Keyvals.WINDOW.create();
    }

    public static void freeKeyval(int keyval) throws MPIException {
        Core.run(() -> Keyvals.WINDOW.free(keyval));
    }

    /** Keeps a serialised copy of {@code value}. */
    public void setAttr(int keyval, Object value) throws MPIException {
        run(() -> attributes.set(keyval, value));
    }

    /** A copy of the value, null if there is none; for the keys of {@link MPI} the buffer, its bytes, and the unit. */
    public Object getAttr(int keyval) throws MPIException {
        if (keyval == MPI.WIN_BASE) {
            return base;
        } else if (keyval == MPI.WIN_SIZE) {
            return bytes;
        } else if (keyval == MPI.WIN_DISP_UNIT) {
            return unit;
        }
        return get(() -> attributes.get(keyval));
    }

    public void deleteAttr(int keyval) throws MPIException {
        run(() -> attributes.delete(keyval));
    }

    /** Collective; this window cannot be used afterwards. */
    @Override
    public void free() throws MPIException {
        run(() -> core().free());
        core = null;
    }

    public Info getInfo() throws MPIException {
        return get(() -> Info.of(core().info()));
    }

    public void setInfo(Info info) throws MPIException {
        run(() -> core().setInfo(hints(info)));
    }

    public String getName() throws MPIException {
        return name;
    }

    public void setName(String name) throws MPIException {
        this.name = name;
    }
}
