package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.IntBuffer;
import mpi.File;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;

/** Reads and writes that are started and completed by two calls. */
final class StartedAccesses extends FileChecks {
    StartedAccesses(FaceChecks checks, String folder) throws MPIException {
        super(checks, folder);
    }

    void run() throws MPIException {
        nonblocking();
        splitCollectives();
    }

    private void nonblocking() throws MPIException {
        File file = open("nonblocking");
        file.iWriteAt(4L * N * rank, direct(rank), N, MPI.INT).waitFor();
        next(file);
        IntBuffer into = MPI.newIntBuffer(N);
        Request read = file.iReadAt(4L * N * other(), into, N, MPI.INT);
        checks.equal(read.waitStatus().getCount(MPI.INT), N, "elements of a nonblocking read");
        checks.equal(array(into), numbers(other()), "nonblocking read");
        checks.fails("a request's error, by the file's handler", read::cancel, MPI.ERR_REQUEST);
        next(file);
        file.seek(4L * N * rank, MPI.SEEK_SET);
        file.iWrite(direct(20 + rank), N, MPI.INT).waitFor();
        next(file);
        file.seek(4L * N * other(), MPI.SEEK_SET);
        IntBuffer heap = IntBuffer.allocate(N);
        Request later = file.iRead(heap, N, MPI.INT);
        Status status = later.testStatus();
        checks.isTrue((status != null ? status : later.waitStatus()).getCount(MPI.INT) == N, "test of a read");
        checks.equal(array(heap), numbers(20 + other()), "nonblocking read into the heap");
        next(file);
        file.iWriteAtAll(4L * N * rank, direct(30 + rank), N, MPI.INT).waitFor();
        next(file);
        file.iReadAtAll(4L * N * other(), into, N, MPI.INT).waitFor();
        checks.equal(array(into), numbers(30 + other()), "nonblocking collective");
        next(file);
        file.seek(4L * N * rank, MPI.SEEK_SET);
        file.iWriteAll(direct(40 + rank), N, MPI.INT).waitFor();
        next(file);
        file.seek(4L * N * other(), MPI.SEEK_SET);
        file.iReadAll(into, N, MPI.INT).waitFor();
        checks.equal(array(into), numbers(40 + other()), "nonblocking collective with its own pointer");
        file.close();
    }

    private void splitCollectives() throws MPIException {
        File file = open("split");
        int[] mine = numbers(rank);
        file.writeAtAllBegin(4L * N * rank, mine, N, MPI.INT);
        checks.equal(file.writeAtAllEnd(mine).getCount(MPI.INT), N, "elements of a split write");
        next(file);
        int[] read = new int[N];
        file.readAtAllBegin(4L * N * other(), read, N, MPI.INT);
        checks.equal(file.readAtAllEnd(read).getCount(MPI.INT), N, "elements of a split read");
        checks.equal(read, numbers(other()), "split read");
        next(file);
        file.seek(4L * N * rank, MPI.SEEK_SET);
        IntBuffer direct = direct(60 + rank);
        file.writeAllBegin(direct, N, MPI.INT);
        checks.fails("a second split write", () -> file.writeAllBegin(direct, N, MPI.INT), MPI.ERR_OTHER);
        file.writeAllEnd(direct);
        next(file);
        file.seek(4L * N * other(), MPI.SEEK_SET);
        IntBuffer into = MPI.newIntBuffer(N);
        file.readAllBegin(into, N, MPI.INT);
        checks.fails("a close before the end", file::close, MPI.ERR_OTHER);
        checks.fails("a second split collective", () -> file.readAllBegin(into, N, MPI.INT), MPI.ERR_OTHER);
        checks.equal(file.readAllEnd(into).getCount(MPI.INT), N, "elements of a split read, direct");
        checks.equal(array(into), numbers(60 + other()), "split read, direct");
        checks.fails("an end without a begin", () -> file.readAllEnd(into), MPI.ERR_OTHER);
        file.close();
    }
}
