package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Datatype;
import mpi.File;
import mpi.FileView;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;

/** Everything that {@code mpi.File} can do, on two ranks; the argument is a folder to write in. */
public final class Files {
    private static final int N = 5;
    private final FaceChecks checks = new FaceChecks();
    private final int rank = MPI.COMM_WORLD.getRank();
    private final int size = MPI.COMM_WORLD.getSize();
    private final String folder;

    private Files(String folder) throws MPIException {
        this.folder = folder;
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Files files = new Files(args[0]);
        files.explicitOffsets();
        files.ownPointers();
        files.views();
        files.nonblocking();
        files.splitCollectives();
        files.sharedPointers();
        files.sizesAndSettings();
        files.errors();
        files.checks.report();
        MPI.Finalize();
    }

    private File open(String name) throws MPIException {
        return new File(
                MPI.COMM_WORLD, folder + "/" + name, MPI.MODE_CREATE | MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE);
    }

    private int[] numbers(int from) {
        int[] numbers = new int[N];
        Arrays.setAll(numbers, k -> 100 * from + k);
        return numbers;
    }

    private IntBuffer direct(int from) {
        return MPI.newIntBuffer(N).put(0, numbers(from));
    }

    private static int[] array(IntBuffer buffer) {
        int[] array = new int[buffer.capacity()];
        buffer.get(0, array);
        return array;
    }

    private int other() {
        return (rank + 1) % size;
    }

    private void next(File file) throws MPIException {
        file.sync();
        MPI.COMM_WORLD.barrier();
    }

    private void rewind(File file) throws MPIException {
        file.seekShared(0, MPI.SEEK_SET);
        MPI.COMM_WORLD.barrier();
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

    private void nonblocking() throws MPIException {
        File file = open("nonblocking");
        file.iWriteAt(4L * N * rank, direct(rank), N, MPI.INT).waitFor();
        next(file);
        IntBuffer into = MPI.newIntBuffer(N);
        Request read = file.iReadAt(4L * N * other(), into, N, MPI.INT);
        checks.equal(read.waitStatus().getCount(MPI.INT), N, "elements of a nonblocking read");
        checks.equal(array(into), numbers(other()), "nonblocking read");
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
        file.writeAllEnd(direct);
        next(file);
        file.seek(4L * N * other(), MPI.SEEK_SET);
        IntBuffer into = MPI.newIntBuffer(N);
        file.readAllBegin(into, N, MPI.INT);
        checks.fails("a second split collective", () -> file.readAllBegin(into, N, MPI.INT), MPI.ERR_OTHER);
        file.readAllEnd(into);
        checks.equal(array(into), numbers(60 + other()), "split read, direct");
        checks.fails("an end without a begin", () -> file.readAllEnd(into), MPI.ERR_OTHER);
        file.close();
    }

    private void sharedPointers() throws MPIException {
        File file = open("shared");
        try {
            file.writeOrdered(numbers(rank), N, MPI.INT);
        } catch (MPIException e) {
            FaceChecks.refused("shared file pointers", e);
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

    private void sizesAndSettings() throws MPIException {
        File file = open("settings");
        int mode = MPI.MODE_CREATE | MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE;
        checks.equal(file.getAMode(), mode, "access mode");
        checks.equal(file.getGroup().getSize(), size, "group");
        file.setSize(1000);
        checks.equal(file.getSize(), 1000L, "size");
        file.preallocate(2000);
        checks.equal(file.getSize(), 2000L, "size after preallocate");
        checks.equal(file.getAtomicity(), false, "atomicity at first");
        try {
            file.setAtomicity(true);
            checks.equal(file.getAtomicity(), true, "atomicity");
            file.setAtomicity(false);
        } catch (MPIException e) {
            FaceChecks.refused("atomic mode", e);
        }
        Info info = new Info();
        info.set("cb_buffer_size", "1048576");
        file.setInfo(info);
        checks.isTrue(!file.getInfo().isNull(), "info");
        checks.equal(file.getErrhandler(), MPI.ERRORS_RETURN, "error handler");
        file.close();
    }

    private void errors() throws MPIException {
        String none = folder + "/none/none";
        checks.fails("no such file", () -> new File(MPI.COMM_SELF, none, MPI.MODE_RDONLY), MPI.ERR_NO_SUCH_FILE);
        checks.fails("two ways", () -> new File(MPI.COMM_SELF, none, MPI.MODE_RDONLY | MPI.MODE_RDWR), MPI.ERR_AMODE);
        checks.fails("delete of nothing", () -> File.delete(none), MPI.ERR_NO_SUCH_FILE);
        String mine = folder + "/mine" + rank;
        new File(MPI.COMM_SELF, mine, MPI.MODE_CREATE | MPI.MODE_WRONLY).close();
        int anew = MPI.MODE_CREATE | MPI.MODE_EXCL | MPI.MODE_RDWR;
        checks.fails("a file that exists", () -> new File(MPI.COMM_SELF, mine, anew), MPI.ERR_FILE_EXISTS);
        File reader = new File(MPI.COMM_SELF, mine, MPI.MODE_RDONLY);
        checks.fails(
                "write to a file to read",
                () -> reader.writeAt(0, new int[1], 1, MPI.INT),
                MPI.ERR_READ_ONLY,
                MPI.ERR_ACCESS);
        checks.fails("a seek to nowhere", () -> reader.seek(-1, MPI.SEEK_SET), MPI.ERR_ARG);
        checks.fails("too much", () -> reader.read(new int[2], 3, MPI.INT), MPI.ERR_BUFFER);
        reader.close();
        File.delete(mine);
        checks.fails("a deleted file", () -> new File(MPI.COMM_SELF, mine, MPI.MODE_RDONLY), MPI.ERR_NO_SUCH_FILE);
    }
}
