package org.sluicempi.launcher.launch;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sluicempi.analyzer.input.InputException;

/**
 * The command of an MPI library that starts processes.
 *
 * @param words the command and its first arguments
 * @param version what it says of its version
 */
public record MpiLauncher(List<String> words, Kind kind, String version) {
    private static final List<String> NAMES =
            List.of("mpirun", "mpiexec", "mpirun.openmpi", "mpirun.mpich", "mpiexec.hydra");

    /** Whose options it takes. */
    public enum Kind {
        OPEN_MPI("openmpi"),
        MPICH("mpich"),
        OTHER("other");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word that users name it by. */
        public String id() {
            return word;
        }
    }

    /** All launchers on the PATH, one for each kind, those with the plain name first. */
    public static List<MpiLauncher> installed() {
        List<MpiLauncher> found = new ArrayList<>();
        for (String name : NAMES) {
            onPath(name).flatMap(path -> asked(List.of(path.toString()))).ifPresent(launcher -> {
                if (found.stream().noneMatch(other -> other.kind == launcher.kind)) {
                    found.add(launcher);
                }
            });
        }
        return found;
    }

    /**
     * The launcher to use.
     *
     * @param settings may name a command with arguments, separated by blanks, and a kind; else one that is installed
     * @throws InputException if there is none
     */
    static MpiLauncher choose(LaunchSettings settings) {
        Optional<String> command = settings.value(Setting.LAUNCHER);
        if (command.isPresent()) {
            List<String> words =
                    new ArrayList<>(Arrays.asList(command.get().strip().split("\\s+")));
            words.set(0, absolute(words.get(0)));
            return asked(words)
                    .orElseThrow(() -> settings.refused(Setting.LAUNCHER, words.get(0) + " cannot be started"));
        }
        Optional<String> kind = settings.value(Setting.MPI);
        List<MpiLauncher> installed = installed();
        return installed.stream()
                .filter(each -> kind.isEmpty() || each.kind.word.equals(kind.get()))
                .findFirst()
                .orElseThrow(() -> new InputException(settings.word(Setting.ENGINE) + " native: no launcher of "
                        + kind.orElse("an MPI library") + " on the PATH (looked for " + String.join(", ", NAMES)
                        + "); install Open MPI or MPICH, or name one with "
                        + settings.word(Setting.LAUNCHER)
                        + (installed.isEmpty() ? "" : "; there is " + describe(installed))));
    }

    /** Options that put the rank in front of each line of output. */
    List<String> tagOutput(LaunchSettings settings) {
        return switch (kind) {
            case OPEN_MPI -> List.of("--tag-output");
            case MPICH -> List.of("-prepend-rank");
            case OTHER ->
                throw settings.refused(
                        Setting.TAG_OUTPUT,
                        "not known how " + words.get(0) + " does it; add its own option with "
                                + settings.word(Setting.LAUNCHER));
        };
    }

    /**
     * What lets more ranks than cores run on one machine, and give way to each other instead of spinning. Read by the
     * launcher and library it is for, ignored by others.
     */
    Map<String, String> sharing(int ranks, int processors) {
        return ranks <= processors
                ? Map.of(
                        "OMPI_MCA_rmaps_base_oversubscribe",
                        "1",
                        "PRTE_MCA_rmaps_default_mapping_policy",
                        ":oversubscribe")
                : Map.of(
                        "OMPI_MCA_rmaps_base_oversubscribe",
                        "1",
                        "PRTE_MCA_rmaps_default_mapping_policy",
                        ":oversubscribe",
                        "OMPI_MCA_mpi_yield_when_idle",
                        "1");
    }

    private static String describe(List<MpiLauncher> launchers) {
        return String.join(
                ", ",
                launchers.stream()
                        .map(each -> each.words.get(0) + " (" + each.kind.word + ")")
                        .toList());
    }

    private static Optional<Path> onPath(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** A command that is no name for the PATH but a file's: jobs may have another working folder than this process. */
    private static String absolute(String command) {
        return command.contains(File.separator)
                ? Path.of(command).toAbsolutePath().toString()
                : command;
    }

    /** Asks a command for its version; empty if it cannot be started. */
    private static Optional<MpiLauncher> asked(List<String> words) {
        try {
            Process process = new ProcessBuilder(words.get(0), "--version")
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), Charset.defaultCharset());
            process.waitFor();
            return Optional.of(new MpiLauncher(List.copyOf(words), kind(said), version(said)));
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Hydra says its version in its second line, the others in the first. */
    private static String version(String said) {
        List<String> lines =
                said.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        return lines.stream()
                .filter(line -> line.startsWith("Version:"))
                .map(line -> "Hydra " + line.substring("Version:".length()).strip())
                .findFirst()
                .orElse(lines.isEmpty() ? "" : lines.get(0));
    }

    private static Kind kind(String version) {
        String text = version.toLowerCase(Locale.ROOT);
        if (text.contains("open mpi") || text.contains("openrte") || text.contains("prrte")) {
            return Kind.OPEN_MPI;
        }
        return text.contains("hydra") || text.contains("mpich") || text.contains("intel(r) mpi")
                ? Kind.MPICH
                : Kind.OTHER;
    }
}
