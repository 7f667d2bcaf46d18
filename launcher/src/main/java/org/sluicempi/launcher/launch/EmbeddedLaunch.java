package org.sluicempi.launcher.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sluicempi.launcher.program.ClassPath;
import org.sluicempi.launcher.program.RuntimeParts;

/**
 * All ranks in one JVM.
 *
 * @param java what runs them
 * @param options further options of the embedded engine's launcher, as words
 * @param javaOptions options of the JVM
 */
public record EmbeddedLaunch(Path java, List<String> options, List<String> javaOptions) implements Launch {
    /** What this engine's launcher knows. */
    static final Set<Setting> SETTINGS = Set.of(
            Setting.LINK,
            Setting.DELTA_SIZE,
            Setting.OUTPUT_DIR,
            Setting.TAG_OUTPUT,
            Setting.MPJ_ARGUMENTS,
            Setting.PROFILE);

    private static final String LAUNCHER = "org.sluicempi.runtime.embedded.Launcher";

    public EmbeddedLaunch {
        options = List.copyOf(options);
        javaOptions = List.copyOf(javaOptions);
    }

    /** In a JVM without options. */
    public EmbeddedLaunch(Path java, List<String> options) {
        this(java, options, List.of());
    }

    static Launch of(LaunchSettings settings, Path java) throws IOException {
        Optional<String> folder = settings.value(Setting.OUTPUT_DIR);
        if (folder.isPresent()) {
            refuseUsed(Path.of(folder.get()), settings);
        }
        List<String> words = new ArrayList<>();
        Optional<String> link = settings.value(Setting.LINK);
        if (link.isPresent() && !LinkSyntax.isRight(link.get())) {
            throw settings.refused(Setting.LINK, LinkSyntax.EXPECTED);
        }
        link.ifPresent(given -> words.addAll(List.of("--link", given)));
        settings.value(Setting.DELTA_SIZE).ifPresent(bytes -> words.addAll(List.of("--delta-size", bytes)));
        folder.ifPresent(dir -> words.addAll(List.of("--output-dir", dir)));
        if (settings.has(Setting.TAG_OUTPUT)) {
            words.add("--tag-output");
        }
        if (settings.has(Setting.MPJ_ARGUMENTS)) {
            words.add("--mpj-arguments");
        }
        if (settings.onTerminal()) {
            words.add("--progress");
        }
        settings.value(Setting.PROFILE).ifPresent(file -> words.addAll(List.of("--profile", file)));
        return new EmbeddedLaunch(java, words, Recorded.together(settings));
    }

    private static void refuseUsed(Path dir, LaunchSettings settings) throws IOException {
        if (!Files.exists(dir)) {
            return;
        }
        if (!Files.isDirectory(dir)) {
            throw settings.refused(Setting.OUTPUT_DIR, "is a file, not a folder");
        }
        try (Stream<Path> entries = Files.list(dir)) {
            if (entries.findAny().isPresent()) {
                throw settings.refused(
                        Setting.OUTPUT_DIR,
                        "the folder is not empty, old output would mix with new; name another or delete it");
            }
        }
    }

    @Override
    public List<String> command(
            RuntimeParts parts, int ranks, List<Path> classPath, String main, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", parts.core().toString(), LAUNCHER));
        command.addAll(List.of("-n", Integer.toString(ranks), "--class-path", ClassPath.join(classPath)));
        command.addAll(options);
        command.add(main);
        command.addAll(arguments);
        return command;
    }

    @Override
    public Map<String, String> environment(int ranks) {
        return Map.of();
    }
}
