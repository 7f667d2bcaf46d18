package org.sluicempi.runtime.nativempi.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.Datatype;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.Request;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.face.DerivedDatatype;
import org.sluicempi.runtime.io.Access;
import org.sluicempi.runtime.io.FileService;
import org.sluicempi.runtime.io.Mode;
import org.sluicempi.runtime.io.OpenFile;
import org.sluicempi.runtime.io.Seek;
import org.sluicempi.runtime.io.View;

/** Files as the engine sees them: modes of a communicator, offsets that count elements of a view. The argument is a folder. */
public final class FileAccess {
    private static final Map<String, String> NO_HINTS = Map.of();
    private static final int EACH = 4;

    private final Rank rank;
    private final Communicator world;
    private final int me;
    private final int size;
    private final FileService files;
    private final String folder;
    private final Tally tally = new Tally();

    private FileAccess(Rank rank, String folder) {
        this.rank = rank;
        this.folder = folder;
        world = rank.world();
        me = world.rank();
        size = world.size();
        files = FileService.of(rank, "open");
    }

    public static void main(String[] args) {
        Rank rank = Rank.of(FileAccess.class);
        rank.start();
        FileAccess program = new FileAccess(rank, args[0]);
        program.openAndClose();
        program.explicitOffsets();
        program.ownPointer();
        program.sharedPointer();
        program.tally.report(program.me);
        rank.finish();
    }

    private static UserBuffer ints(int... values) {
        return new UserBuffer(values, 0, values.length, BasicType.INT);
    }

    private int[] mine() {
        return IntStream.range(0, EACH).map(k -> 100 * me + k).toArray();
    }

    private int[] all() {
        return IntStream.range(0, size * EACH)
                .map(k -> 100 * (k / EACH) + k % EACH)
                .toArray();
    }

    private OpenFile open(String name) {
        return files.open(world, folder + "/" + name, Mode.CREATE + Mode.READ_WRITE, NO_HINTS);
    }

    private void openAndClose() {
        String name = folder + "/first";
        int mode = Mode.CREATE + Mode.READ_WRITE + Mode.EXCLUSIVE;
        tally.fails(
                ErrorClass.NO_SUCH_FILE, () -> files.open(world, name, Mode.READ_ONLY, NO_HINTS), "no file to open");
        OpenFile file = files.open(world, name, mode, Map.of("nonsense", "x"));
        tally.equal(file.mode(), mode, "mode");
        tally.equal(file.extentInFile(BasicType.DOUBLE), 8L, "extent of a double");
        file.close();
        tally.fails(
                ErrorClass.AMODE,
                () -> files.open(world, name, Mode.READ_ONLY + Mode.READ_WRITE, NO_HINTS),
                "contradicting modes");
        world.collectives().barrier();
        if (me == 0) {
            files.delete(name, NO_HINTS);
        }
        world.collectives().barrier();
    }

    private void explicitOffsets() {
        OpenFile file = open("explicit");
        file.setView(new View(0, BasicType.INT, BasicType.INT, "native"), NO_HINTS);
        int start = me * EACH;
        tally.equal(file.write(Access.at(start), ints(mine())).bytes(), 16L, "bytes written");
        file.sync();
        world.collectives().barrier();
        int[] back = new int[size * EACH + 3];
        Arrays.fill(back, -1);
        // Of a collective read MPICH tells the bytes asked for, wherever the file ends.
        long bytes = file.read(Access.at(0), ints(back)).bytes();
        tally.equal(bytes, 4L * size * EACH, "bytes up to the end of the file");
        int[] expected = Arrays.copyOf(all(), back.length);
        Arrays.fill(expected, size * EACH, back.length, -1);
        tally.equal(back, expected, "read at 0");
        ByteBuffer direct = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());
        Request read = file.startRead(Access.at(start), new UserBuffer(direct, 0, EACH, BasicType.INT));
        // Up to the end and no further: in Open MPI 4.1 a nonblocking read beyond the end of a file never completes.
        Request other = file.startRead(Access.at(0), new UserBuffer(back, 0, size * EACH, BasicType.INT));
        rank.awaitAny(java.util.List.of(read, other));
        tally.equal(read.await().bytes(), 16L, "bytes of a nonblocking read");
        other.await();
        tally.equal(direct.getInt(4), 100 * me + 1, "nonblocking read");
        world.collectives().barrier();
        file.startWrite(Access.atAll(start), ints(mine())).await();
        Arrays.fill(back, -1);
        file.read(Access.atAll(0), new UserBuffer(back, 0, size * EACH, BasicType.INT));
        tally.equal(back, expected, "collective read at 0");
        tally.equal(file.byteOffset(5), 20L, "byte offset");
        file.close();
    }

    private void ownPointer() {
        OpenFile file = open("own");
        file.setView(new View(8, BasicType.INT, BasicType.INT, "native"), NO_HINTS);
        file.seek((long) me * EACH, Seek.SET);
        file.write(Access.ALL, ints(mine()));
        tally.equal(file.position(), (long) (me + 1) * EACH, "position");
        file.sync();
        world.collectives().barrier();
        file.seek(-EACH, Seek.CURRENT);
        Datatype spread = DerivedDatatype.vector(2, 1, 2, BasicType.INT);
        int[] back = new int[8];
        Arrays.fill(back, -1);
        file.read(Access.OWN, new UserBuffer(back, 1, 2, spread));
        int[] m = mine();
        tally.equal(back, new int[] {-1, m[0], -1, m[1], m[2], -1, m[3], -1}, "read into a type with gaps");
        file.seek(0, Seek.END);
        tally.equal(file.position(), (long) size * EACH, "the end");
        tally.equal(file.read(Access.OWN, ints(back)).bytes(), 0L, "nothing behind the end");
        file.seek(0, Seek.SET);
        int[] first = new int[EACH];
        file.startRead(Access.OWN, ints(first)).await();
        tally.equal(first, IntStream.range(0, EACH).toArray(), "nonblocking read at the own pointer");
        file.close();
    }

    private void sharedPointer() {
        OpenFile file = open("shared");
        file.setView(new View(0, BasicType.INT, BasicType.INT, "native"), NO_HINTS);
        file.write(Access.ORDERED, ints(mine()));
        file.sync();
        world.collectives().barrier();
        tally.equal(file.positionShared(), (long) size * EACH, "shared position");
        world.collectives().barrier();
        file.close();
    }
}
