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

/** Two ranks that spawn this program to add numbers with it. The arguments are the command that starts Java and its options. */
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
        ProcessService processes = ProcessService.of(rank, "spawn");
        tally.fails(ErrorClass.PORT, () -> processes.accept(rank.self(), null, NO_HINTS, 0), "accept without a port");
        try {
            spawn(world, processes, java, tally);
        } catch (MpiError e) {
            Refusal.tell("spawn", e.getMessage());
        }
        tally.report(world.rank());
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
}
