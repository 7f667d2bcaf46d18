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
import org.sluicempi.launcher.program.ClassPathText;
import org.sluicempi.launcher.program.RuntimeJars;
import org.sluicempi.launcher.program.RuntimeParts;
import org.sluicempi.launcher.warm.CacheFolder;
import org.sluicempi.launcher.warm.WarmCache;

/**
 * All ranks in one JVM.
 *
 * @param java what runs them
 * @param options further options of the embedded engine's launcher, as words
 * @param javaOptions options of the JVM
 * @param caches where what makes starts faster is kept; empty: nowhere
 */
public record EmbeddedLaunch(Path java, List<String> options, List<String> javaOptions, Optional<Path> caches)
        implements Launch {
    /** What this engine's launcher knows. */
    static final Set<Setting> SETTINGS = Set.of(
            Setting.LINK,
            Setting.DELTA_SIZE,
            Setting.OUTPUT_DIR,
            Setting.TAG_OUTPUT,
            Setting.MPJ_ARGUMENTS,
            Setting.PROFILE);

    static final String ENGINE = "embedded";

    static final String LAUNCHER = "org.sluicempi.runtime.embedded.Launcher";

    public EmbeddedLaunch {
        options = List.copyOf(options);
        javaOptions = List.copyOf(javaOptions);
    }

    /** In a JVM without options. */
    public EmbeddedLaunch(Path java, List<String> options) {
        this(java, options, List.of(), Optional.empty());
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
        return new EmbeddedLaunch(java, words, Recorded.together(settings), CacheFolder.ofThisUser());
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
        command.addAll(cache(parts).map(WarmCache::optionsIfMade).orElse(List.of()));
        command.addAll(List.of("-cp", parts.core().toString(), LAUNCHER));
        command.addAll(List.of("-n", Integer.toString(ranks), "--class-path", ClassPathText.join(classPath)));
        command.addAll(options);
        command.add(main);
        command.addAll(arguments);
        return command;
    }

    @Override
    public Optional<WarmUp> warmUp(RuntimeParts parts, List<Path> classPath) {
        return classPath.stream()
                .findFirst()
                .filter(RuntimeJars::isFace)
                .flatMap(face -> cache(parts).map(cache -> WarmUp.together(java, face, cache)));
    }

    /** Of the runtime alone: each rank loads the program and its API by a loader of its own, whose classes no cache holds. */
    private Optional<WarmCache> cache(RuntimeParts parts) {
        return caches.filter(folder -> NativeJava.versionOfCommand(java) >= WarmCache.JAVA_VERSION)
                .filter(folder -> Files.isRegularFile(parts.core()))
                .flatMap(folder -> WarmCache.of(folder, java, ENGINE, List.of(parts.core())));
    }

    @Override
    public Map<String, String> environment(int ranks) {
        return Map.of();
    }
}
