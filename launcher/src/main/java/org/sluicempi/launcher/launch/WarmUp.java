package org.sluicempi.launcher.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sluicempi.launcher.program.ClassPath;
import org.sluicempi.launcher.warm.WarmCache;

/**
 * How the cache is made that programs start faster with: two ranks call what programs call most, and the JVM of one of them
 * keeps what it has learnt.
 *
 * @param java that the cache is for
 */
public record WarmUp(WarmCache cache, MpiLauncher launcher, Path java) {
    private static final String MAIN = "mpi.WarmUp";
    private static final int RANKS = 2;
    private static final int MILLIS = 2000;

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

    /** The command that writes a cache to a file. */
    public List<String> command(Path made) {
        List<String> command = new ArrayList<>(launcher.words());
        command.addAll(List.of("-n", Integer.toString(RANKS), "/bin/sh", "-c", SCRIPT, "sluice-warm", made.toString()));
        command.add(java.toString());
        command.addAll(NativeLaunch.OPTIONS);
        command.addAll(List.of("-cp", ClassPath.join(cache.jars()), MAIN, Integer.toString(MILLIS)));
        return command;
    }

    /** The command that fails unless programs can use the cache in a file. */
    public List<String> trial(Path made) {
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:AOTMode=on", "-XX:AOTCache=" + made));
        command.addAll(NativeLaunch.OPTIONS);
        command.addAll(List.of("-cp", ClassPath.join(cache.jars()), "-version"));
        return command;
    }

    /** Environment variables for both commands. */
    public Map<String, String> environment() {
        return launcher.sharing(RANKS, Runtime.getRuntime().availableProcessors());
    }
}
