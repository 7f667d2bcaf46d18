package org.sluicempi.runtime.nativempi.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sluicempi.enginetest.Tally;
import org.sluicempi.runtime.BasicType;
import org.sluicempi.runtime.Communicator;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.Rank;
import org.sluicempi.runtime.UserBuffer;
import org.sluicempi.runtime.collective.StandardOps;
import org.sluicempi.runtime.process.Command;
import org.sluicempi.runtime.process.ProcessService;

/**
 * Two ranks that meet at a port and then spawn this program, to add numbers
 * with them. The arguments are the command that starts Java and its options.
 */
public final class Spawning {
    private static final Map<String, String> NO_HINTS = Map.of();

    private Spawning() {}

    public static void main(String[] args) {
        Rank rank = Rank.of(Spawning.class);
        rank.start();
        Optional<Communicator> parent = rank.parent();
        if (parent.isPresent()) {
            add(parent.get(), 10 + rank.world().rank());
            parent.get().disconnect();
        } else {
            parent(rank, List.of(args));
        }
        rank.finish();
    }

    private static int add(Communicator inter, int mine) {
        int[] sum = new int[1];
        inter.collectives()
                .allreduce(
                        new UserBuffer(new int[] {mine}, 0, 1, BasicType.INT),
                        new UserBuffer(sum, 0, 1, BasicType.INT),
                        StandardOps.SUM);
        return sum[0];
    }

    private static void parent(Rank rank, List<String> java) {
        Tally tally = new Tally();
        Communicator world = rank.world();
        ProcessService processes = rank.processes("spawn");
        ports(rank, processes, tally);
        names(processes, world, tally);
        try {
            spawn(world, processes, java, tally);
        } catch (MpiError e) {
            System.out.println("spawn was refused: " + e.getMessage());
        }
        System.out.println("rank " + world.rank() + " checked " + tally.done());
    }

    private static void spawn(Communicator world, ProcessService processes, List<String> java, Tally tally) {
        List<String> arguments = new ArrayList<>(java.subList(1, java.size()));
        int[] errors = {-1, -1};
        Communicator children =
                processes.spawn(world, List.of(new Command(java.get(0), arguments, 2, NO_HINTS)), 0, errors);
        tally.equal(errors, new int[2], "all could be started");
        tally.equal(children.remoteSize(), 2, "children");
        tally.equal(children.remoteProcesses(), new int[] {world.size(), world.size() + 1}, "numbers of the children");
        tally.equal(add(children, 1), 21, "sum of the children's numbers");

        tally.equal(children.remoteProcesses(), new int[] {world.size(), world.size() + 1}, "the same numbers again");
        children.disconnect();
    }

    /** Both ranks are alone here, and so are two jobs to each other. */
    private static void ports(Rank rank, ProcessService processes, Tally tally) {
        Communicator world = rank.world();
        byte[] name = new byte[1024];
        UserBuffer message = new UserBuffer(name, 0, name.length, BasicType.BYTE);
        Communicator met;
        if (world.rank() == 0) {
            String port = opened(processes);
            byte[] text = port.getBytes(java.nio.charset.StandardCharsets.UTF_8);
            System.arraycopy(text, 0, name, 0, text.length);
            world.collectives().bcast(message, 0);
            if (port.isEmpty()) {
                return;
            }
            met = processes.accept(rank.self(), port, NO_HINTS, 0);
            processes.closePort(port);
        } else {
            world.collectives().bcast(message, 0);
            String port = new String(name, java.nio.charset.StandardCharsets.UTF_8).replace("\0", "");
            if (port.isEmpty()) {
                return;
            }
            met = processes.connect(rank.self(), port, NO_HINTS, 0);
        }
        tally.equal(met.inter(), true, "met");
        tally.equal(add(met, world.rank() + 5), 6 - world.rank(), "the other's number");
        met.disconnect();
        tally.fails(ErrorClass.PORT, () -> processes.accept(rank.self(), null, NO_HINTS, 0), "accept without a port");
    }

    /** Not every library can: empty then. */
    private static String opened(ProcessService processes) {
        try {
            return processes.openPort(NO_HINTS);
        } catch (MpiError e) {
            System.out.println("ports were refused: " + e.getMessage());
            return "";
        }
    }

    /** Not every launcher has a directory of names. */
    private static void names(ProcessService processes, Communicator world, Tally tally) {
        if (world.rank() != 0) {
            return;
        }
        try {
            processes.publish("sluice-test", NO_HINTS, "port-of-a-test");
            tally.equal(processes.lookup("sluice-test", NO_HINTS).orElseThrow(), "port-of-a-test", "a published name");
            processes.unpublish("sluice-test", NO_HINTS, "port-of-a-test");
            tally.equal(processes.lookup("sluice-test", NO_HINTS).isPresent(), false, "an unpublished name");
        } catch (MpiError e) {
            System.out.println("names were refused: " + e.getMessage());
        }
    }
}
