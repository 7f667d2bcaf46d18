package org.sluicempi.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.ListResourceBundle;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.sluicempi.cli.console.Console;
import org.sluicempi.launcher.launch.Engines;
import org.sluicempi.launcher.launch.LaunchSettings;
import org.sluicempi.launcher.launch.Setting;
import picocli.CommandLine.Option;

/** What carries the messages, and where the output goes. */
final class EngineOptions {
    @Option(
            names = "--engine",
            paramLabel = "NAME",
            completionCandidates = EngineNames.class,
            description = "${COMPLETION-CANDIDATES}. ${bundle:engines}.")
    @Nullable
    String engine;

    /** As {@link Engines} lists them. */
    private static final class EngineNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Engines.shipped().ids().iterator();
        }
    }

    /** What help says of the engines, by the names that annotations call it by. */
    static final class Texts extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"engines", Engines.shipped().about()}};
        }
    }

    @Option(
            names = "--launcher",
            paramLabel = "COMMAND",
            description = "For --engine native: the launcher with its options, such as \"mpirun --hostfile hosts\" or"
                    + " \"srun --mpi=pmix\". Default: mpirun or mpiexec on the PATH")
    @Nullable
    String launcher;

    @Option(
            names = "--mpi",
            paramLabel = "LIBRARY",
            description = "For --engine native: openmpi or mpich, where both are installed.")
    @Nullable
    String mpi;

    @Option(
            names = "--link",
            paramLabel = "LINK",
            description = "Make the ranks wait as on this network: 1gbit,50us or 10gbit,5us,eager=64k.")
    @Nullable
    String link;

    @Option(names = "--delta-size", paramLabel = "BYTES", description = "Size of a piece of a message. Default: adapts")
    @Nullable
    Long deltaSize;

    @Option(
            names = "--output-dir",
            paramLabel = "DIR",
            description = "Write each rank's output to DIR/rank-R.out and DIR/rank-R.err.")
    @Nullable
    Path outputDir;

    @Option(names = "--tag-output", description = "Put the rank in front of each line of output.")
    boolean tagOutput;

    @Option(
            names = "--mpj-arguments",
            description = "Give main RANK, RANKS and 'sluice' in front of the program's arguments, as MPJ Express does;"
                    + " MPI.Init returns the program's.")
    boolean mpjArguments;

    @Option(
            names = "--profile",
            paramLabel = "FILE",
            description = "Record what each rank does, for \"sluice timeline FILE\"; with --engine native one file for"
                    + " each rank, FILE with -RANK before its ending.")
    @Nullable
    Path profile;

    /**
     * What has been said, in the words of the options.
     *
     * @param console where the job prints
     */
    LaunchSettings settings(int ranks, Console console) {
        return LaunchSettings.in(EngineOptions::option)
                .with(Setting.RANKS, ranks)
                .with(Setting.ENGINE, engine)
                .with(Setting.LAUNCHER, launcher)
                .with(Setting.MPI, mpi)
                .with(Setting.LINK, link)
                .with(Setting.DELTA_SIZE, deltaSize)
                .with(Setting.OUTPUT_DIR, outputDir)
                .with(Setting.PROFILE, profile)
                .withFlag(Setting.TAG_OUTPUT, tagOutput)
                .withFlag(Setting.MPJ_ARGUMENTS, mpjArguments)
                .onTerminal(console.inherit() && console.errTerminal());
    }

    /** The option for a setting as users of the command line type it. */
    static String option(Setting setting) {
        return setting == Setting.RANKS
                ? "-n"
                : "--" + setting.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
