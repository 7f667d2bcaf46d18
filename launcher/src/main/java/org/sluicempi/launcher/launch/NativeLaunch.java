package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    /** What a library's launcher and this engine know. */
    static final Set<Setting> SETTINGS =
            Set.of(Setting.LAUNCHER, Setting.MPI, Setting.DELTA_SIZE, Setting.TAG_OUTPUT, Setting.PROFILE);

    public NativeLaunch {
        launcherOptions = List.copyOf(launcherOptions);
        javaOptions = List.copyOf(javaOptions);
    }

    static Launch of(LaunchSettings settings, Path java) {
        Path newEnough = NativeJava.beside(java).require(settings.word(Setting.ENGINE) + " native");
        MpiLauncher launcher = MpiLauncher.choose(settings);
        return new NativeLaunch(
                launcher,
                newEnough,
                settings.has(Setting.TAG_OUTPUT) ? launcher.tagOutput(settings) : List.of(),
                Stream.concat(
                                settings.value(Setting.DELTA_SIZE).stream().map(bytes -> "-Dsluice.deltaSize=" + bytes),
                                Recorded.each(settings).stream())
                        .toList());
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
