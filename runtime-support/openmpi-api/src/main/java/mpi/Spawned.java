package mpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sluicempi.runtime.ErrorClass;
import org.sluicempi.runtime.MpiError;
import org.sluicempi.runtime.process.Command;

/** The arguments of a spawn, as the root gives them. */
final class Spawned {
    private Spawned() {}

    static List<Command> one(String command, String[] argv, int maxprocs, Info info) {
        return List.of(command(command, argv, maxprocs, info));
    }

    static List<Command> several(String[] commands, String[][] argv, int[] maxprocs, Info[] info) {
        Core.given(commands, "array of commands");
        checkLength(commands, argv == null ? commands.length : argv.length, "arrays of arguments");
        checkLength(commands, Core.given(maxprocs, "array of numbers of processes").length, "numbers of processes");
        checkLength(commands, info == null ? commands.length : info.length, "infos");
        List<Command> all = new ArrayList<>();
        for (int k = 0; k < commands.length; k++) {
            all.add(command(commands[k], argv == null ? null : argv[k], maxprocs[k], info == null ? null : info[k]));
        }
        return all;
    }

    private static void checkLength(String[] commands, int length, String what) {
        if (length < commands.length) {
            throw new MpiError(ErrorClass.ARG, commands.length + " commands, but " + length + " " + what);
        }
    }

    private static Command command(String program, String[] argv, int maxprocs, Info info) {
        Map<String, String> hints = Info.hints(info);
        for (String argument : argv == null ? new String[0] : argv) {
            Core.given(argument, "argument of " + program);
        }
        Core.given(program, "command");
        return new Command(program, argv == null ? List.of() : List.of(argv), maxprocs, hints);
    }
}
