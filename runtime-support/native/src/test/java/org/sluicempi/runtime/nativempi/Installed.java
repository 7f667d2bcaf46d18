package org.sluicempi.runtime.nativempi;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** An MPI library with its launcher, if this machine has it. */
public enum Installed {
    OPEN_MPI("openmpi", "Open MPI"),
    MPICH("mpich", "HYDRA");

    private final String suffix;
    private final String versionText;

    Installed(String suffix, String versionText) {
        this.suffix = suffix;
        this.versionText = versionText;
    }

    /**
     * Those that are here. One that is missing is said aloud; where {@code CI} is set, it is a failure, because then the
     * tests of that library would vanish without a word.
     */
    public static List<Installed> all() {
        List<Installed> found = Stream.of(values())
                .filter(library -> library.launcher().isPresent())
                .toList();
        if (found.size() < values().length) {
            String text = "NOT ALL MPI LIBRARIES ARE INSTALLED: the native engine is tested on " + found + " alone";
            System.err.println(text);
            if (System.getenv("CI") != null) {
                throw new AssertionError(text);
            }
        }
        return found;
    }

    /** Name of the table of its ABI. */
    String table() {
        return suffix;
    }

    Optional<String> launcher() {
        return program("mpirun");
    }

    Optional<String> compiler() {
        return program("mpicc");
    }

    /** The launcher's arguments before the program of {@code ranks} ranks. */
    List<String> launch(int ranks) {
        List<String> command = new ArrayList<>(List.of(launcher().orElseThrow()));
        if (this == OPEN_MPI) {
            command.addAll(List.of("--allow-run-as-root", "--oversubscribe"));
        }
        command.addAll(List.of("-n", String.valueOf(ranks)));
        return command;
    }

    /** Variables that keep more ranks than processors from starving each other. */
    Map<String, String> environment() {
        return this == OPEN_MPI ? Map.of("OMPI_MCA_mpi_yield_when_idle", "1") : Map.of();
    }

    private Optional<String> program(String name) {
        String special = name + "." + suffix;
        if (onPath(special)) {
            return Optional.of(special);
        }
        return onPath(name) && versionOf("mpirun").contains(versionText.toLowerCase(Locale.ROOT))
                ? Optional.of(name)
                : Optional.empty();
    }

    private static boolean onPath(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
    }

    private static String versionOf(String program) {
        try {
            return Child.run(List.of(program, "--version"), Map.of(), 20)
                    .output()
                    .toLowerCase(Locale.ROOT);
        } catch (IOException e) {
            return "";
        }
    }
}
