package org.sluicempi.runtime.nativempi.programs.face;

import java.nio.IntBuffer;
import mpi.Datatype;
import mpi.File;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.runtime.nativempi.programs.Refusal;

/** What a file can be asked and told, and what is refused. */
final class FileSettings extends FileChecks {
    FileSettings(FaceChecks checks, String folder) throws MPIException {
        super(checks, folder);
    }

    void run() throws MPIException {
        sizesAndSettings();
        errors();
        refusedFirst();
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
        // Collective, and a library may refuse it at one rank alone: every rank makes both calls.
        atomic(file, true);
        atomic(file, false);
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
        checks.fails("no place in a view", () -> reader.getByteOffset(-1), MPI.ERR_ARG);
        IntBuffer one = MPI.newIntBuffer(1);
        checks.fails("a read before the file", () -> reader.readAt(-4, one, 1, MPI.INT), MPI.ERR_ARG);
        checks.fails("one that is started", () -> reader.iReadAt(-4, one, 1, MPI.INT), MPI.ERR_ARG);
        checks.fails("one in two halves", () -> reader.readAtAllBegin(-4, one, 1, MPI.INT), MPI.ERR_ARG);
        checks.fails("too much", () -> reader.read(new int[2], 3, MPI.INT), MPI.ERR_BUFFER);
        reader.close();
        File.delete(mine);
        checks.fails("a deleted file", () -> new File(MPI.COMM_SELF, mine, MPI.MODE_RDONLY), MPI.ERR_NO_SUCH_FILE);
    }

    /** Collective calls of which one rank makes a wrong one first: it has not taken part, so the right ones go together. */
    private void refusedFirst() throws MPIException {
        File file = open("refused");
        Datatype back = Datatype.createIndexed(new int[] {1, 1}, new int[] {3, 0}, MPI.INT);
        for (int wrong = 0; wrong < size; wrong++) {
            if (rank == wrong) {
                checks.fails(
                        "a view of its own representation",
                        () -> file.setView(0, MPI.INT, MPI.INT, "nix"),
                        MPI.ERR_UNSUPPORTED_DATAREP);
                checks.fails("a view of parts", () -> file.setView(0, MPI.INT, MPI.BYTE, "native"), MPI.ERR_ARG);
                checks.fails("a view backwards", () -> file.setView(0, MPI.INT, back, "native"), MPI.ERR_ARG);
                checks.fails(
                        "a view of a file as if sequential",
                        () -> file.setView(MPI.DISPLACEMENT_CURRENT, MPI.INT, MPI.INT, "native"),
                        MPI.ERR_ARG);
            }
            file.setView(4 * wrong, MPI.INT, MPI.INT, "native");
            checks.equal(file.getByteOffset(1), 4L * wrong + 4, "the view of all");
            if (rank == wrong) {
                checks.fails("less than an empty file", () -> file.setSize(-1), MPI.ERR_ARG);
            }
            file.setSize(1000);
            if (rank == wrong) {
                checks.fails("room for less than nothing", () -> file.preallocate(-1), MPI.ERR_ARG);
                checks.fails("neither read nor written", () -> opened("kept", MPI.MODE_CREATE), MPI.ERR_AMODE);
                checks.fails("made and read", () -> opened("kept", MPI.MODE_CREATE | MPI.MODE_RDONLY), MPI.ERR_AMODE);
            }
            checks.equal(file.getSize(), 1000L, "size for all");
            opened("kept", MPI.MODE_CREATE | MPI.MODE_WRONLY | MPI.MODE_DELETE_ON_CLOSE)
                    .close();
        }
        back.free();
        file.close();
    }

    private File opened(String name, int mode) throws MPIException {
        return new File(MPI.COMM_WORLD, folder + "/" + name, mode);
    }

    private void atomic(File file, boolean wanted) throws MPIException {
        try {
            file.setAtomicity(wanted);
            checks.equal(file.getAtomicity(), wanted, "atomicity");
        } catch (MPIException e) {
            Refusal.tell("atomic mode", e);
        }
    }
}
