package org.sluicempi.runtime.nativempi.programs.face;

import java.util.Arrays;
import mpi.Info;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import org.sluicempi.runtime.nativempi.programs.Refusal;

/**
 * Starts processes and meets them: as the parent with a folder and a command as arguments, as a child with the word
 * {@code child}. Two ranks.
 */
public final class Jobs {
    private final FaceChecks checks = new FaceChecks();
    private final int rank = MPI.COMM_WORLD.getRank();

    private Jobs() throws MPIException {}

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        MPI.COMM_WORLD.setErrhandler(MPI.ERRORS_RETURN);
        if (args.length > 0 && args[args.length - 1].equals("child")) {
            child(args);
        } else {
            Jobs jobs = new Jobs();
            checkNoParent(jobs.checks);
            jobs.ports();
            jobs.names();
            if (args.length > 1) {
                jobs.children(args);
            }
            jobs.checks.report();
        }
        MPI.Finalize();
    }

    private static void checkNoParent(FaceChecks checks) throws MPIException {
        checks.isTrue(Intercomm.getParent().isNull(), "nobody has started this job");
    }

    /** What a child does: its number among its kind goes to the parent's rank 0. */
    private static void child(String[] args) throws MPIException {
        Intercomm parent = Intercomm.getParent();
        int[] mine = {MPI.COMM_WORLD.getRank(), MPI.COMM_WORLD.getSize(), parent.getRemoteSize(), args.length};
        parent.send(mine, mine.length, MPI.INT, 0, 9);
        int[] heard = new int[1];
        parent.recv(heard, 1, MPI.INT, 0, 10);
        parent.send(heard, 1, MPI.INT, 0, 11);
        Intracomm all = parent.merge(true);
        int[] sum = {1000 + all.getRank()};
        all.allReduce(sum, 1, MPI.INT, MPI.SUM);
        parent.send(sum, 1, MPI.INT, 0, 12);
        all.free();
        parent.disconnect();
    }

    private void ports() throws MPIException {
        Intracomm alone = MPI.COMM_WORLD.split(rank, 0);
        String port = rank == 0 ? openPort() : "";
        port = tell(port);
        if (port.isEmpty()) {
            return;
        }
        Intercomm met = rank == 0 ? alone.accept(port, 0) : alone.connect(port, 0);
        checks.isTrue(met.isInter(), "an intercommunicator");
        checks.equal(met.getRemoteSize(), 1, "one rank on the other side");
        int[] word = {40 + rank};
        int[] heard = new int[1];
        met.sendRecv(word, 1, MPI.INT, 0, 5, heard, 1, MPI.INT, 0, 5);
        checks.equal(heard[0], 41 - rank, "a message through a port");
        met.allReduce(word, heard, 1, MPI.INT, MPI.SUM);
        checks.equal(heard[0], 41 - rank, "the other side's sum");
        met.disconnect();
        if (rank == 0) {
            Intracomm.closePort(port);
        }
        alone.free();
    }

    private static String openPort() {
        try {
            return Intracomm.openPort();
        } catch (MPIException e) {
            Refusal.tell("ports", e);
            return "";
        }
    }

    private static String tell(String text) throws MPIException {
        byte[] bytes = Arrays.copyOf(text.getBytes(java.nio.charset.StandardCharsets.UTF_8), 2048);
        MPI.COMM_WORLD.bcast(bytes, bytes.length, MPI.BYTE, 0);
        return new String(bytes, java.nio.charset.StandardCharsets.UTF_8).replace("\0", "");
    }

    private void names() throws MPIException {
        checks.equal(Intracomm.lookupName("sluice-nobody"), null, "a name that nobody has published");
        String service = "sluice-" + ProcessHandle.current().pid();
        if (rank == 0) {
            try {
                Intracomm.publishName(service, "a-port");
            } catch (MPIException e) {
                Refusal.tell("published names", e);
                return;
            }
            checks.equal(Intracomm.lookupName(service), "a-port", "a published name");
            Intracomm.unpublishName(service, "a-port");
            checks.equal(Intracomm.lookupName(service), null, "a name that was taken back");
        }
    }

    private void children(String[] command) throws MPIException {
        String[] arguments = Arrays.copyOfRange(command, 1, command.length + 1);
        arguments[arguments.length - 1] = "child";
        int[] errors = {-1, -1};
        Intercomm started;
        try {
            started = MPI.COMM_WORLD.spawn(command[0], arguments, 2, new Info(), 0, errors);
        } catch (MPIException e) {
            Refusal.tell("spawn", e);
            return;
        }
        checks.equal(errors, new int[2], "error classes");
        together(started, 2);
        int[] most = {1, 1};
        String[][] both = {arguments, arguments};
        together(
                MPI.COMM_WORLD.spawnMultiple(
                        new String[] {command[0], command[0]},
                        both,
                        most,
                        new Info[] {new Info(), new Info()},
                        1,
                        errors),
                2);
    }

    private void together(Intercomm children, int expected) throws MPIException {
        checks.equal(children.getRemoteSize(), expected, "children");
        if (rank == 0) {
            for (int k = 0; k < expected; k++) {
                int[] heard = new int[4];
                children.recv(heard, 4, MPI.INT, k, 9);
                checks.equal(heard, new int[] {k, expected, 2, 1}, "what a child says");
            }
        }
        for (int k = 0; rank == 0 && k < expected; k++) {
            int[] heard = new int[1];
            children.sendRecv(new int[] {50 + k}, 1, MPI.INT, k, 10, heard, 1, MPI.INT, k, 11);
            checks.equal(heard[0], 50 + k, "an echo of a child");
        }
        Intracomm all = children.merge(false);
        checks.equal(all.getRank(), rank, "parents come first");
        int[] sum = {1000 + rank};
        all.allReduce(sum, 1, MPI.INT, MPI.SUM);
        checks.equal(sum[0], 4000 + 6, "a sum of both jobs");
        for (int k = 0; rank == 0 && k < expected; k++) {
            int[] heard = new int[1];
            children.recv(heard, 1, MPI.INT, k, 12);
            checks.equal(heard[0], sum[0], "the children's sum");
        }
        all.free();
        children.disconnect();
    }
}
