package org.sluicempi.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sluicempi.analyzer.input.InputException;
import org.sluicempi.launcher.launch.EmbeddedLaunch;
import org.sluicempi.launcher.launch.Launch;
import org.sluicempi.launcher.launch.MpiLauncher;
import org.sluicempi.launcher.launch.NativeJava;
import org.sluicempi.launcher.launch.NativeLaunch;
import org.sluicempi.launcher.program.Installation;
import picocli.CommandLine.Option;

/** What carries the messages, and where the output goes. */
final class EngineOptions {
    private static final String EMBEDDED = "embedded";
    private static final String NATIVE = "native";

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description =
                    "embedded: all ranks in one JVM (the default); native: a JVM for each rank under mpirun, over the"
                            + " MPI library of this machine.")
    String engine = EMBEDDED;

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

    /**
     * How to start the ranks.
     *
     * @throws InputException if an option cannot be used
     */
    Launch launch() throws IOException {
        return switch (engine) {
            case EMBEDDED -> new EmbeddedLaunch(Installation.java(), embeddedOptions());
            case NATIVE -> nativeLaunch();
            default -> throw new InputException("--engine " + engine + ": there are embedded and native");
        };
    }

    private List<String> embeddedOptions() throws IOException {
        refuse("--launcher", launcher, EMBEDDED);
        refuse("--mpi", mpi, EMBEDDED);
        List<String> words = new ArrayList<>();
        if (link != null) {
            words.addAll(List.of("--link", link));
        }
        if (deltaSize != null) {
            words.addAll(List.of("--delta-size", deltaSize.toString()));
        }
        if (outputDir != null) {
            refuseUsed(outputDir);
            words.addAll(List.of("--output-dir", outputDir.toString()));
        }
        if (tagOutput) {
            words.add("--tag-output");
        }
        if (mpjArguments) {
            words.add("--mpj-arguments");
        }
        return words;
    }

    private Launch nativeLaunch() {
        refuse("--link", link, NATIVE);
        refuse("--output-dir", outputDir, NATIVE);
        refuse("--mpj-arguments", mpjArguments ? "" : null, NATIVE);
        Path java = NativeJava.ofThisMachine().require();
        MpiLauncher chosen = MpiLauncher.choose(Optional.ofNullable(launcher), Optional.ofNullable(mpi));
        List<String> javaOptions = deltaSize == null ? List.of() : List.of("-Dsluice.deltaSize=" + deltaSize);
        return NativeLaunch.with(chosen, java, tagOutput, javaOptions);
    }

    private static void refuse(String option, @Nullable Object value, String engine) {
        if (value != null) {
            throw new InputException((option + " " + value).strip() + ": has no meaning with --engine " + engine);
        }
    }

    private static void refuseUsed(Path dir) throws IOException {
        if (!Files.exists(dir)) {
            return;
        }
        if (!Files.isDirectory(dir)) {
            throw new InputException("--output-dir " + dir + ": is a file, not a folder");
        }
        try (Stream<Path> entries = Files.list(dir)) {
            if (entries.findAny().isPresent()) {
                throw new InputException("--output-dir " + dir
                        + ": the folder is not empty, old output would mix with new; name another or delete it");
            }
        }
    }
}
