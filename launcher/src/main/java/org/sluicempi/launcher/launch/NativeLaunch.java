package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sluicempi.launcher.program.ClassPath;
import org.sluicempi.launcher.program.RuntimeParts;

/**
 * A JVM for each rank, started by the launcher of an MPI library.
 *
 * @param java new enough for the native engine
 * @param launcherOptions further options of the launcher
 * @param javaOptions further options of each JVM
 */
public record NativeLaunch(MpiLauncher launcher, Path java, List<String> launcherOptions, List<String> javaOptions)
        implements Launch {
    /** @param tagOutput whether the rank stands in front of each line of output */
    public static NativeLaunch with(MpiLauncher launcher, Path java, boolean tagOutput, List<String> javaOptions) {
        return new NativeLaunch(launcher, java, tagOutput ? launcher.tagOutput() : List.of(), javaOptions);
    }

    @Override
    public List<String> command(
            RuntimeParts parts, int ranks, List<Path> classPath, String main, List<String> arguments) {
        List<String> command = new ArrayList<>(launcher.words());
        command.addAll(List.of("-n", Integer.toString(ranks)));
        command.addAll(launcherOptions);
        // Counters for monitoring live in a file that each JVM maps; on a shared disk they cost time at random.
        command.addAll(List.of(java.toString(), "--enable-native-access=ALL-UNNAMED", "-XX:-UsePerfData"));
        command.addAll(javaOptions);
        List<Path> all = Stream.concat(classPath.stream(), Stream.of(parts.core(), parts.nativeEngine()))
                .toList();
        command.addAll(List.of("-cp", ClassPath.join(all), main));
        command.addAll(arguments);
        return command;
    }

    @Override
    public Map<String, String> environment(int ranks) {
        return launcher.sharing(ranks, Runtime.getRuntime().availableProcessors());
    }
}
