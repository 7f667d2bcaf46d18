package mpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sluicempi.runtime.process.Command;

/** The arguments of a spawn; those that count at the root only may be null elsewhere. */
final class Spawned {
    private Spawned() {}

    static List<Command> one(String command, String[] argv, int maxprocs, Info info) {
        return command == null ? List.of() : List.of(command(command, argv, maxprocs, info));
    }

    static List<Command> several(String[] commands, String[][] argv, int[] maxprocs, Info[] info) {
        List<Command> all = new ArrayList<>();
        for (int k = 0; commands != null && k < commands.length; k++) {
            all.add(command(commands[k], argv == null ? null : argv[k], maxprocs[k], info == null ? null : info[k]));
        }
        return all;
    }

    private static Command command(String program, String[] argv, int maxprocs, Info info) {
        Map<String, String> hints = Info.hints(info);
        return new Command(program, argv == null ? List.of() : List.of(argv), maxprocs, hints);
    }
}
