package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sluicempi.launcher.program.ClassPathText;
import org.sluicempi.launcher.warm.WarmCache;

/**
 * How the cache is made that programs start faster with: two ranks call what programs call most, and a JVM keeps what it has
 * learnt.
 *
 * @param launcher the words that start processes, each with the words behind them; none: one process
 * @param java that the cache is for
 * @param options of every JVM that uses the cache
 * @param program main class and arguments
 * @param environment variables that are added to this JVM's
 */
public record WarmUp(
        WarmCache cache,
        List<String> launcher,
        Path java,
        List<String> options,
        List<String> program,
        Map<String, String> environment) {
    private static final String MAIN = "mpi.WarmUp";
    private static final String MILLIS = "2000";
    private static final int RANKS = 2;

    /**
     * One file of one rank. The shell is needed for that, and because Open MPI's launcher adds to the class path of what is
     * called java, which no cache would fit that was made so.
     */
    private static final String SCRIPT = """
            made=$1 java=$2
            shift 2
            case ${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-${PMIX_RANK:-${SLURM_PROCID:-0}}}} in
            0) exec "$java" -XX:AOTCacheOutput="$made" "$@" ;;
            *) exec "$java" "$@" ;;
            esac
            """;

    public WarmUp {
        launcher = List.copyOf(launcher);
        options = List.copyOf(options);
        program = List.copyOf(program);
        environment = Map.copyOf(environment);
    }

    /** For programs with a JVM for each rank. */
    public static WarmUp under(MpiLauncher launcher, Path java, WarmCache cache) {
        return new WarmUp(
                cache,
                Stream.concat(launcher.words().stream(), Stream.of("-n", Integer.toString(RANKS)))
                        .toList(),
                java,
                NativeLaunch.OPTIONS,
                List.of(MAIN, MILLIS),
                launcher.sharing(RANKS, Runtime.getRuntime().availableProcessors()));
    }

    /**
     * For programs with all ranks in one JVM.
     *
     * @param face of any API
     */
    static WarmUp together(Path java, Path face, WarmCache cache) {
        List<String> program = List.of(
                EmbeddedLaunch.LAUNCHER, "-n", Integer.toString(RANKS), "--class-path", face.toString(), MAIN, MILLIS);
        return new WarmUp(cache, List.of(), java, List.of(), program, Map.of());
    }

    /** The command that writes a cache to a file. */
    public List<String> command(Path made) {
        List<String> command = new ArrayList<>(launcher);
        command.addAll(List.of("/bin/sh", "-c", SCRIPT, "sluice-warm", made.toString(), java.toString()));
        command.addAll(options);
        command.addAll(List.of("-cp", ClassPathText.join(cache.jars())));
        command.addAll(program);
        return command;
    }

    /** The command that fails unless programs can use the cache in a file. */
    public List<String> trial(Path made) {
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:AOTMode=on", "-XX:AOTCache=" + made));
        command.addAll(options);
        command.addAll(List.of("-cp", ClassPathText.join(cache.jars()), "-version"));
        return command;
    }
}
