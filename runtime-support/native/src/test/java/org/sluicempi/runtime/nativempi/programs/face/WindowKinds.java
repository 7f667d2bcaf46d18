package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Datatype;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.UserFunction;
import mpi.Win;
import org.sluicempi.runtime.nativempi.programs.Refusal;

/** Windows by the way they are made, their settings, and what is refused. */
final class WindowKinds extends WindowChecks {
    WindowKinds(FaceChecks checks) throws MPIException {
        super(checks);
    }

    void run() throws MPIException {
        allocated();
        shared();
        dynamic();
        settingsAndErrors();
    }

    private void allocated() throws MPIException {
        ByteBuffer base = MPI.newByteBuffer(64);
        Win window = new Win(64, 4, NONE, MPI.COMM_WORLD, base, Win.FLAVOR_PRIVATE);
        window.fence(0);
        window.put(numbers(rank), N, MPI.INT, other, 2, N, MPI.INT);
        window.fence(0);
        ByteBuffer memory = (ByteBuffer) window.getAttr(MPI.WIN_BASE);
        checks.equal(memory.getInt(8), other, "put into the window's memory");
        checks.equal(base.getInt(8), other, "and into the buffer that was given");
        checks.equal(window.getAttr(MPI.WIN_SIZE), 64, "bytes");
        checks.equal(window.getAttr(MPI.WIN_DISP_UNIT), 4, "unit");
        window.free();
    }

    private void shared() throws MPIException {
        Win window = new Win(4 * N, 4, NONE, MPI.COMM_WORLD, null, Win.FLAVOR_SHARED);
        ByteBuffer memory = (ByteBuffer) window.getAttr(MPI.WIN_BASE);
        window.fence(0);
        memory.putInt(0, 900 + rank);
        window.fence(0);
        IntBuffer got = MPI.newIntBuffer(1);
        window.get(got, 1, MPI.INT, other, 0, 1, MPI.INT);
        window.fence(0);
        checks.equal(got.get(0), 900 + other, "got from shared memory");
        window.free();
        try {
            memory.getInt(0);
            throw new AssertionError("memory of a window that has been freed");
        } catch (IllegalStateException e) {
            checks.isTrue(true, "memory ends with its window");
        }
    }

    private void dynamic() throws MPIException {
        Win window;
        try {
            window = new Win(NONE, MPI.COMM_WORLD);
        } catch (MPIException e) {
            Refusal.tell("dynamic windows", e);
            return;
        }
        window.setErrhandler(MPI.ERRORS_RETURN);
        IntBuffer memory = numbers(rank);
        window.attach(memory, N);
        window.fence(0);
        checks.fails("nobody's address", () -> window.put(numbers(1), 1, MPI.INT, other, 0, 1, MPI.INT), MPI.ERR_DISP);
        checks.fails("another one", () -> window.get(numbers(1), 1, MPI.INT, rank, -9, 1, MPI.INT), MPI.ERR_DISP);
        window.fence(0);
        window.detach(memory);
        checks.fails("detach of what is not attached", () -> window.detach(memory), MPI.ERR_ARG);
        window.free();
    }

    private void settingsAndErrors() throws MPIException {
        IntBuffer memory = numbers(0);
        Win window = window(memory);
        Info info = new Info();
        info.set("no_locks", "false");
        window.setInfo(info);
        checks.isTrue(!window.getInfo().isNull(), "info");
        checks.equal(window.getGroup().getSize(), 2, "group");
        window.setName("mine");
        checks.equal(window.getName(), "mine", "name");
        window.fence(0);
        checks.fails("a rank outside", () -> window.put(memory, 1, MPI.INT, 2, 0, 1, MPI.INT), MPI.ERR_RANK);
        checks.fails(
                "a heap buffer",
                () -> window.put(IntBuffer.allocate(1), 1, MPI.INT, other, 0, 1, MPI.INT),
                MPI.ERR_BUFFER);
        UserFunction sum = new UserFunction() {
            @Override
            public void call(Object in, Object inout, int count, Datatype type) {
                ((int[]) inout)[0] += ((int[]) in)[0];
            }
        };
        checks.fails(
                "an operation of its own",
                () -> window.accumulate(memory, 1, MPI.INT, other, 0, 1, MPI.INT, new Op(sum, true)),
                MPI.ERR_OP);
        Intracomm alone = MPI.COMM_SELF.dup();
        alone.setErrhandler(MPI.ERRORS_RETURN);
        checks.fails("a heap window", () -> new Win(IntBuffer.allocate(1), 1, 1, NONE, alone), MPI.ERR_BUFFER);
        alone.free();
        checks.fails("too much", () -> window.put(memory, N + 1, MPI.INT, other, 0, 1, MPI.INT), MPI.ERR_BUFFER);
        checks.fails("no assertion", () -> window.fence(64), MPI.ERR_ASSERT);
        checks.fails("no lock", () -> window.lock(77, 0, 0), MPI.ERR_LOCKTYPE);
        window.fence(0);
        checks.equal(Arrays.stream(array(memory)).sum(), 28, "nothing has happened");
        window.free();
    }
}
