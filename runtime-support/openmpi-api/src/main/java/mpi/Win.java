package mpi;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.rma.Window;
import org.sluicempi.runtime.rma.WindowService;

/** Memory that other ranks of a communicator can read and write (MPI 4.1, chapter 12). */
public final class Win extends WinEpochs implements Freeable {
    public static final int WIN_NULL = 0;
    public static final int FLAVOR_PRIVATE = 0;
    public static final int FLAVOR_SHARED = 1;

    private final Attributes attributes = new Attributes(Keyvals.WINDOW);
    private final Buffer base;
    private final long bytes;
    private final int unit;

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
                        comm.core(), base, (long) size * width(base), dispUnit * width(base), Info.hints(info)));
    }

    /**
     * A window whose memory need not be given; collective. In the original bindings the memory is always new, and {@code
     * base} gets its address, which a Java program cannot use; so programs give buffers of any length. Here {@code base} is
     * the memory of a private window if it is long enough. {@link MPI#WIN_BASE} tells the memory of any window.
     *
     * @param size in elements of {@code base}, bytes without one
     * @param dispUnit what a displacement counts, in elements of {@code base}, bytes without one
     * @param base a direct buffer; null, or one that is too short, for new memory; not used for a shared window, whose
     *     memory is always new and ends with the window
     * @param flavor {@link #FLAVOR_PRIVATE} or {@link #FLAVOR_SHARED}
     */
    public Win(int size, int dispUnit, Info info, Comm comm, Buffer base, int flavor) throws MPIException {
        this(
                comm,
                info,
                flavor,
                memory(base, (long) size * width(base), flavor),
                (long) size * width(base),
                dispUnit * width(base));
    }

    private Win(Comm comm, Info info, int flavor, Buffer memory, long bytes, int unit) throws MPIException {
        this(
                comm,
                memory,
                bytes,
                unit,
                windows -> checked(flavor) == FLAVOR_SHARED
                        ? windows.allocate(comm.core(), bytes, unit, true, Info.hints(info))
                        : windows.create(comm.core(), memory, bytes, unit, Info.hints(info)));
    }

    /** What a window of this flavor lies in, null if the engine is to find it; what cannot be used is left for it to refuse. */
    private static Buffer memory(Buffer base, long bytes, int flavor) {
        if (flavor == FLAVOR_SHARED) {
            return null;
        }
        boolean tooShort = base == null ? bytes > 0 : base.isDirect() && (long) base.capacity() * width(base) < bytes;
        return tooShort && bytes <= Integer.MAX_VALUE ? MPI.newByteBuffer((int) bytes) : base;
    }

    /** A window that memory is attached to later; collective. */
    public Win(Info info, Comm comm) throws MPIException {
        this(comm, null, 0, 1, windows -> windows.createDynamic(comm.core(), Info.hints(info)));
    }

    private interface Maker {
        Window make(WindowService windows);
    }

    private Win(Comm comm, Buffer base, long bytes, int unit, Maker maker) throws MPIException {
        super(comm);
        this.bytes = bytes;
        this.unit = unit;
        Window made = comm.get(() -> maker.make(WindowService.of(Core.rank(), "Win")));
        core(made);
        this.base = base == null ? made.memory() : base;
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

    /** @param size in elements of the buffer */
    public void attach(Buffer base, int size) throws MPIException {
        act(() -> core().attach(Core.given(base, ErrorClass.BUFFER, "memory"), (long) size * width(base)));
    }

    public void detach(Buffer base) throws MPIException {
        act(() -> core().detach(Core.given(base, ErrorClass.BUFFER, "memory")));
    }

    public Group getGroup() throws MPIException {
        return group;
    }

    /** A key for attributes of windows. */
    public static int createKeyval() throws MPIException {
        return Keyvals.WINDOW.create();
    }

    public static void freeKeyval(int keyval) throws MPIException {
        Core.act(() -> Keyvals.WINDOW.free(keyval));
    }

    /** Keeps a serialised copy of {@code value}. */
    public void setAttr(int keyval, Object value) throws MPIException {
        act(() -> attributes.set(keyval, value));
    }

    /**
     * A copy of the value, null if there is none; for the keys of {@link MPI} the buffer, its bytes and the unit, both as an
     * {@code Integer}.
     */
    public Object getAttr(int keyval) throws MPIException {
        if (keyval == MPI.WIN_BASE) {
            return base;
        } else if (keyval == MPI.WIN_SIZE) {
            return (int) bytes;
        } else if (keyval == MPI.WIN_DISP_UNIT) {
            return unit;
        }
        return get(() -> attributes.get(keyval));
    }

    public void deleteAttr(int keyval) throws MPIException {
        act(() -> attributes.delete(keyval));
    }

    /** Collective; this window cannot be used afterwards. */
    @Override
    public void free() throws MPIException {
        act(() -> core().free());
        core(null);
    }

    public Info getInfo() throws MPIException {
        return get(() -> Info.of(core().info()));
    }

    public void setInfo(Info info) throws MPIException {
        act(() -> core().setInfo(Info.hints(info)));
    }
}
