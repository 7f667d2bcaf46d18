package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Datatype;
import mpi.File;
import mpi.FileView;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import org.sluicempi.runtime.nativempi.programs.Refusal;

/** Blocking reads and writes at offsets, at pointers and through views. */
final class FileAccesses extends FileChecks {
    FileAccesses(FaceChecks checks, String folder) throws MPIException {
        super(checks, folder);
    }

    void run() throws MPIException {
        explicitOffsets();
        ownPointers();
        views();
        sharedPointers();
    }

    private void explicitOffsets() throws MPIException {
        File file = open("explicit");
        Status written = file.writeAt(4L * N * rank, numbers(rank), N, MPI.INT);
        checks.equal(written.getCount(MPI.INT), N, "elements written");
        next(file);
        int[] read = new int[N + 2];
        read[N] = -7;
        Status status = file.readAt(4L * N * other(), read, N, MPI.INT);
        checks.equal(status.getCount(MPI.INT), N, "elements read");
        checks.equal(Arrays.copyOf(read, N), numbers(other()), "what the other has written");
        checks.equal(read[N], -7, "behind what was read");
        next(file);
        file.writeAtAll(4L * N * other(), direct(50 + rank), N, MPI.INT);
        next(file);
        IntBuffer all = MPI.newIntBuffer(N);
        file.readAtAll(4L * N * rank, all, N, MPI.INT);
        checks.equal(array(all), numbers(50 + other()), "collective, direct");
        byte[] bytes = new byte[4 * N];
        file.readAt(4L * N * rank, bytes, 4 * N, MPI.BYTE);
        checks.equal(
                ByteBuffer.wrap(bytes).order(java.nio.ByteOrder.nativeOrder()).getInt(4),
                100 * (50 + other()) + 1,
                "bytes");
        Datatype every = Datatype.createVector(N, 1, 2, MPI.INT);
        int[] wide = new int[2 * N];
        file.readAt(4L * N * rank, wide, 1, every);
        checks.equal(wide, new int[] {wide[0], 0, wide[2], 0, wide[4], 0, wide[6], 0, wide[8], 0}, "gaps stay");
        checks.equal(wide[8], 100 * (50 + other()) + 4, "the last one before a gap");
        IntBuffer wideDirect = MPI.newIntBuffer(2 * N);
        file.readAt(4L * N * rank, wideDirect, 1, every);
        checks.equal(array(wideDirect), wide, "gaps, direct");
        int[] tail = new int[N];
        Status short_ = file.readAt(4L * (N * size - 2), tail, N, MPI.INT);
        checks.equal(short_.getCount(MPI.INT), 2, "elements before the end of the file");
        checks.equal(Arrays.copyOfRange(tail, 2, N), new int[N - 2], "nothing behind the end");
        file.close();
        checks.fails("a closed file", () -> file.getSize(), MPI.ERR_FILE);
    }

    private void ownPointers() throws MPIException {
        File file = open("own");
        file.seek(4L * N * rank, MPI.SEEK_SET);
        file.write(numbers(rank), 2, MPI.INT);
        checks.equal(file.getPosition(), 4L * N * rank + 8, "position after a write");
        file.write(MPI.slice(direct(rank), 2), N - 2, MPI.INT);
        next(file);
        file.seek(0, MPI.SEEK_SET);
        int[] read = new int[N];
        file.readAll(read, N, MPI.INT);
        checks.equal(read, numbers(0), "collective read");
        file.seek(-4L * N, MPI.SEEK_CUR);
        IntBuffer again = MPI.newIntBuffer(N);
        file.read(again, N, MPI.INT);
        checks.equal(array(again), numbers(0), "after a step back");
        file.seek(-8, MPI.SEEK_END);
        file.read(read, 2, MPI.INT);
        checks.equal(read[1], 100 * (size - 1) + N - 1, "the last number of the file");
        file.seek(0, MPI.SEEK_SET);
        next(file);
        file.seek(4L * N * other(), MPI.SEEK_SET);
        file.writeAll(numbers(7 + rank), N, MPI.INT);
        next(file);
        file.readAt(4L * N * rank, read, N, MPI.INT);
        checks.equal(read, numbers(7 + other()), "collective write");
        file.close();
    }

    private void views() throws MPIException {
        File file = open("views");
        Datatype turn = Datatype.createResized(
                Datatype.createHIndexed(new int[] {1}, new int[] {4 * rank}, MPI.INT), 0, 4 * size);
        checks.fails("a view before the file", () -> file.setView(-8, MPI.INT, turn, "native"), MPI.ERR_ARG);
        file.setView(8, MPI.INT, turn, "native");
        file.writeAtAll(0, numbers(rank), N, MPI.INT);
        next(file);
        FileView view = file.getView();
        checks.equal(view.getDisp(), 8L, "displacement of the view");
        checks.equal(view.getEType(), MPI.INT, "unit of the view");
        checks.equal(view.getDataRep(), "native", "representation of the view");
        checks.equal(file.getByteOffset(2), 8L + 4L * (2 * size + rank), "byte of an offset");
        checks.equal(file.getTypeExtent(MPI.INT), 4, "extent of an int in the file");
        file.setView(8, MPI.INT, MPI.INT, "native", new Info());
        int[] all = new int[N * size];
        file.readAtAll(0, all, all.length, MPI.INT);
        int[] expected = new int[N * size];
        Arrays.setAll(expected, k -> 100 * (k % size) + k / size);
        checks.equal(all, expected, "numbers of all ranks in turn");
        checks.equal(file.getSize(), 8L + 4L * all.length, "size of the file");
        file.close();
    }

    private void sharedPointers() throws MPIException {
        File file = open("shared");
        try {
            file.writeOrdered(numbers(rank), N, MPI.INT);
        } catch (MPIException e) {
            Refusal.tell("shared file pointers", e);
            file.close();
            return;
        }
        next(file);
        checks.equal(file.getPositionShared(), 4L * N * size, "shared position");
        MPI.COMM_WORLD.barrier();
        rewind(file);
        int[] read = new int[N];
        file.readOrdered(read, N, MPI.INT);
        checks.equal(read, numbers(rank), "ordered read");
        rewind(file);
        file.readShared(read, N, MPI.INT);
        checks.isTrue(read[0] % 100 == 0 && read[4] == read[0] + 4, "a block of somebody");
        int[] sum = {read[0]};
        MPI.COMM_WORLD.allReduce(sum, 1, MPI.INT, MPI.SUM);
        checks.equal(sum[0], 100 * size * (size - 1) / 2, "every block was read once");
        rewind(file);
        file.writeShared(numbers(70 + rank), N, MPI.INT);
        next(file);
        checks.equal(file.getPositionShared(), 4L * N * size, "position after shared writes");
        MPI.COMM_WORLD.barrier();
        rewind(file);
        IntBuffer into = MPI.newIntBuffer(N);
        file.iReadShared(into, N, MPI.INT).waitFor();
        checks.isTrue(into.get(0) / 100 >= 70, "nonblocking shared read");
        next(file);
        rewind(file);
        file.iWriteShared(direct(80 + rank), N, MPI.INT).waitFor();
        next(file);
        rewind(file);
        file.writeOrderedBegin(into, N, MPI.INT);
        file.writeOrderedEnd(into);
        next(file);
        rewind(file);
        file.readOrderedBegin(read, N, MPI.INT);
        file.readOrderedEnd(read);
        checks.equal(read, array(into), "split ordered");
        file.close();
    }
}
